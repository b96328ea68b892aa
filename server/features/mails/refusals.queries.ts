import { sql } from 'kysely'
import { type RefusableMail, refusableMails } from '#contract/mails.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { isStaying } from '../auth/departures.queries.ts'

const isRefused = (kind: RefusableMail) =>
  sql<boolean>`exists (select from refused_mails m where m.user_id = u.id and m.kind = ${kind})`

/**
 * Finds the address for a mail that members may refuse. Undefined if the member has refused it, is leaving or suspended, or has not
 * verified the address, which may then be a stranger's.
 */
export const findReader = (db: Database, { userId, kind }: { userId: number; kind: RefusableMail }) =>
  db
    .selectFrom('users as u')
    .select(['u.email', 'u.email_key as emailKey'])
    .where('u.id', '=', userId)
    .where('u.status', '=', 'active')
    .where('u.email_verified_at', 'is not', null)
    .where(isStaying('u.id'))
    .where(by => by.not(isRefused(kind)))
    .executeTakeFirst()

export const findEmailKey = async (db: Database, userId: number): Promise<string | undefined> =>
  (await db.selectFrom('users').select('email_key').where('id', '=', userId).executeTakeFirst())?.email_key

export async function listRefusable(db: Database, userId: number) {
  const refused = await db.selectFrom('refused_mails').select('kind').where('user_id', '=', userId).execute()
  return refusableMails.map(kind => ({ kind, isRefused: refused.some(row => row.kind === kind) }))
}

/** Stores whether a member refuses a kind of mail. Changes nothing if it is stored already, or if the member was deleted. */
export async function setRefused(
  db: Database,
  { userId, kind, isRefused }: { userId: number; kind: RefusableMail; isRefused: boolean },
): Promise<void> {
  await (isRefused
    ? sql`insert into refused_mails (user_id, kind) select id, ${kind} from users where id = ${userId}
        on conflict do nothing`.execute(db)
    : db.deleteFrom('refused_mails').where('user_id', '=', userId).where('kind', '=', kind).execute())
}
