import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { Agreeing } from './agreements.rules.ts'

/** A moderator by their member id, or an administrator by their administrator id. */
export type Person = { userId: number | null; adminId: number | null }

export type StoredRecovery = Agreeing & {
  userId: number
  name: string
  username: string
  askedAt: Date
  expiresAt: Date
  dueAt: Date | null
}

/** One person may be both a member and an administrator, so persons are identified by their e-mail address. */
const keyOf = ({ userId, adminId }: Person) =>
  adminId === null
    ? sql`(select email_key from users where id = ${userId})`
    : sql`(select email_key from admins where id = ${adminId})`

const waiting = sql`r.confirmed_at is not null and (r.due_at is not null or r.expires_at > now())`

const select = (person: Person) => sql`
  select r.user_id as "userId", u.display_name as name, u.username, r.asked_at as "askedAt", r.expires_at as "expiresAt", r.due_at as "dueAt",
    u.email_key = ${keyOf(person)} as "isOwn", ${person.adminId !== null}::boolean as "isAdministrator",
    exists (select from factor_recovery_agreements g
      left join users by_user on by_user.id = g.by_user left join admins by_admin on by_admin.id = g.by_admin
      where g.user_id = r.user_id and coalesce(by_user.email_key, by_admin.email_key) = ${keyOf(person)}) as "hasAgreed",
    (select count(*)::int from factor_recovery_agreements g where g.user_id = r.user_id and g.by_admin is not null) as "byAdministrators",
    (select count(*)::int from factor_recovery_agreements g where g.user_id = r.user_id and g.by_user is not null) as "byModerators",
    (select count(*)::int from admins a where a.email_key <> u.email_key) as administrators
  from factor_recoveries r join users u on u.id = r.user_id`

export async function listRecoveries(db: Database, person: Person, limit: number) {
  const { rows } = await sql<StoredRecovery>`
    ${select(person)} where ${waiting} order by r.confirmed_at, r.user_id limit ${limit}`.execute(db)
  return rows
}

/** Locks a member's request, so that agreements, a stop and the removal happen one at a time. Undefined if no request waits. */
export async function lockRecovery(
  trx: Database,
  userId: number,
  person: Person,
): Promise<StoredRecovery | undefined> {
  await trx
    .selectFrom('factor_recoveries')
    .select('user_id')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  const { rows } = await sql<StoredRecovery>`
    ${select(person)} where r.user_id = ${userId} and ${waiting}`.execute(trx)
  return rows[0]
}

export async function insertAgreement(trx: Database, userId: number, { userId: by, adminId }: Person) {
  await trx
    .insertInto('factor_recovery_agreements')
    .values({ user_id: userId, by_user: by, by_admin: adminId })
    .execute()
}

/** Sets and returns when the second factor will be removed. With null, the request waits for others to agree. */
export async function setDue(trx: Database, userId: number, hours: number | null): Promise<Date | null> {
  const { dueAt } = await trx
    .updateTable('factor_recoveries')
    .set({ due_at: hours === null ? null : sql<Date>`now() + make_interval(hours => ${hours})` })
    .where('user_id', '=', userId)
    .returning('due_at as dueAt')
    .executeTakeFirstOrThrow()
  return dueAt
}

/** Checks whether there are enough other persons who could agree. */
export async function canBeAgreedTo(db: Database, userId: number): Promise<boolean> {
  const { rows } = await sql<{ administrators: number; hasModerator: boolean }>`
    select (select count(*)::int from admins a where a.email_key <> u.email_key) as administrators,
      exists (select from moderators m join users o on o.id = m.user_id
        where m.user_id <> u.id and not exists (select from admins a where a.email_key = o.email_key)) as "hasModerator"
    from users u where u.id = ${userId}`.execute(db)
  const { administrators = 0, hasModerator = false } = rows[0] ?? {}
  return administrators > 1 || (administrators === 1 && hasModerator)
}
