import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'

/** Tables of secrets that end by their number too, each with the key of its rows. */
const keys = {
  sessions: 'token_hash',
  sign_in_tickets: 'token_hash',
  admin_sign_in_tickets: 'token_hash',
  passkey_challenges: 'challenge_hash',
  provider_visits: 'state_hash',
} as const

type Owned = {
  table: keyof typeof keys
  column: 'user_id' | 'admin_id'
  ownerId: number | null
  keep: number
}

/**
 * Deletes all but the newest of an owner; without one, of those that are nobody's. Transactions that have added to the same
 * ones delete one after another: at once, none would see what the others added, and more than the limit would be left.
 */
export async function endOldest(db: Database, owned: Owned): Promise<void> {
  const { table, column, ownerId } = owned
  const name = `${table} ${column} ${ownerId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db)
  await deleteOldest(db, owned)
}

/** The same, for who holds a lock already in which everybody adds to these. */
export async function deleteOldest(db: Database, { table, column, ownerId, keep }: Owned): Promise<void> {
  const key = sql.ref(keys[table])
  const isOwned = ownerId === null ? sql`is null` : sql`= ${ownerId}`
  await sql`
    delete from ${sql.table(table)} where ${key} in (
      select ${key} from ${sql.table(table)} where ${sql.ref(column)} ${isOwned}
      order by created_at desc offset ${keep}
    )`.execute(db)
}
