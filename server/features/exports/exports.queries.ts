import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { newToken, tokenHash } from '#server/platform/secrets/tokens.ts'

const columns = ['id', 'state', 'bytes', 'requested_at as requestedAt', 'expires_at as expiresAt'] as const

const isLive = sql<boolean>`state = 'ready' and expires_at > now()`

export async function findLastExport(db: Database, userId: number) {
  const found = await db
    .selectFrom('exports')
    .select(columns)
    .select(sql<'waiting' | 'ready' | 'failed'>`state`.as('state'))
    .where('user_id', '=', userId)
    .where(sql<boolean>`(expires_at is null or expires_at > now())`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found
}

/** Counts the exports that a member requested within a day, and the bytes that all members' exports take now. */
export const measureExports = (db: Database, userId: number) =>
  db
    .selectNoFrom([
      sql<number>`(select count(*) from exports where user_id = ${userId} and requested_at > now() - interval '1 day')`.as(
        'today',
      ),
      sql<number>`(select coalesce(sum(bytes), 0) from exports)`.as('allBytes'),
    ])
    .executeTakeFirstOrThrow()

export async function insertExport(db: Database, userId: number) {
  const { id } = await db
    .insertInto('exports')
    .values({ user_id: userId, name: randomBytes(16).toString('hex') })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Finds an export that waits to be made, and its member. */
export const findWaitingExport = (db: Database, id: number) =>
  db
    .selectFrom('exports')
    .select(['id', 'user_id as userId', 'name', 'parts'])
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()

/** Marks an export as ready. Returns false if it was deleted meanwhile, for example together with its member. */
export async function markReady(
  db: Database,
  id: number,
  { parts, bytes, hours }: { parts: number; bytes: number; hours: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('exports')
    .set({
      state: 'ready',
      parts,
      bytes,
      expires_at: sql<Date>`now() + make_interval(hours => ${hours})`,
    })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const markFailed = (db: Database, id: number) =>
  db.updateTable('exports').set({ state: 'failed' }).where('id', '=', id).execute()

/** Finds the address to notify that the export is ready. */
export const findReadyExport = (db: Database, id: number) =>
  db
    .selectFrom('exports as e')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .select(['u.email', 'e.expires_at as expiresAt'])
    .where('e.id', '=', id)
    .where(isLive)
    .executeTakeFirst()

/** Makes the token of the link in the mail. An earlier token becomes invalid. */
export async function createMailLink(db: Database, id: number): Promise<string> {
  const token = newToken('l1_')
  await db
    .updateTable('exports')
    .set({ mail_hash: tokenHash(token) })
    .where('id', '=', id)
    .execute()
  return token
}

/** Makes the token of a link for a signed-in member. Undefined if there is nothing to download. */
export async function createSessionLink(db: Database, userId: number): Promise<string | undefined> {
  const token = newToken('l1_')
  const { numUpdatedRows } = await db
    .updateTable('exports')
    .set({ session_hash: tokenHash(token) })
    .where('id', '=', last =>
      last
        .selectFrom('exports')
        .select(eb => eb.fn.max('id').as('id'))
        .where('user_id', '=', userId)
        .where(isLive),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n ? token : undefined
}

export const findExportByToken = (db: Database, token: string) =>
  db
    .selectFrom('exports as e')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .select(['e.name', 'e.parts', 'e.bytes', 'e.requested_at as requestedAt', 'u.id as userId', 'u.username'])
    .where(eb =>
      eb.or([eb('e.mail_hash', '=', tokenHash(token)), eb('e.session_hash', '=', tokenHash(token))]),
    )
    .where(isLive)
    .executeTakeFirst()

export const listExportsOf = (db: Database, userId: number) =>
  db.selectFrom('exports').select(['id', 'name', 'parts']).where('user_id', '=', userId).execute()

/** Lists the exports that have expired, and those that failed or were broken off a day ago; until then they count against the limit. */
export const listExpiredExports = (db: Database, limit: number) =>
  db
    .selectFrom('exports')
    .select(['id', 'name', 'parts'])
    .where(sql<boolean>`coalesce(expires_at < now(), requested_at < now() - interval '1 day')`)
    .orderBy('requested_at')
    .limit(limit)
    .execute()

export const deleteExport = (db: Database, id: number) =>
  db.deleteFrom('exports').where('id', '=', id).execute()
