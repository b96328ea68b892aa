import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'

/** Tables of secrets whose number is limited, so that the oldest ones end. Each with the key of its rows. */
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
 * Deletes all but an owner's newest rows; without an owner, all but the newest rows that have none. Transactions that have added rows for
 * the same owner delete one after another. Otherwise none would see the others' new rows, and more than the limit would be left.
 */
export async function endOldest(db: Database, owned: Owned): Promise<void> {
  const { table, column, ownerId } = owned
  const name = `${table} ${column} ${ownerId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db)
  await deleteOldest(db, owned)
}

/** Deletes the rows without a lock. The caller must hold a lock that every transaction takes before it adds rows for this owner. */
export async function deleteOldest(db: Database, { table, column, ownerId, keep }: Owned): Promise<void> {
  const key = sql.ref(keys[table])
  const isOwned = ownerId === null ? sql`is null` : sql`= ${ownerId}`
  await sql`
    delete from ${sql.table(table)} where ${key} in (
      select ${key} from ${sql.table(table)} where ${sql.ref(column)} ${isOwned}
      order by created_at desc offset ${keep}
    )`.execute(db)
}
