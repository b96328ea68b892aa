import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import type { CounterRate } from './counters.ts'

/** Nobody's address or name is stored. */
export const hashCountKey = (name: string, key: string): string =>
  createHash('sha256').update(`${name} ${key}`).digest('base64url').slice(0, 22)

const msUntil = (end: RawBuilder<unknown>) => sql<number>`(extract(epoch from ${end} - now()) * 1000)::float8`

/** Undefined where one was taken, else the milliseconds until the window ends. */
export async function takeCount(
  db: Database,
  key: string,
  { calls, seconds }: CounterRate,
): Promise<number | undefined> {
  const { rows } = await sql<{ isTaken: boolean; waitMs: number | null }>`
    with counted as (
      insert into rate_counts as stored (key, taken, ends_at)
      values (${key}, 1, now() + ${seconds} * interval '1 second')
      on conflict (key) do update set
        taken = case when stored.ends_at <= now() then 1 else stored.taken + 1 end,
        ends_at = case when stored.ends_at <= now() then excluded.ends_at else stored.ends_at end
      where stored.ends_at <= now() or stored.taken < ${calls}
      returning 1)
    select exists (select from counted) as "isTaken",
      (select ${msUntil(sql`ends_at`)} from rate_counts where key = ${key}) as "waitMs"`.execute(db)
  const [row] = rows
  return row?.isTaken ? undefined : Math.max(0, row?.waitMs ?? 0)
}

/** The milliseconds until the window ends, where it has none left. */
export async function findCountWait(db: Database, key: string, calls: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('rate_counts')
    .select(msUntil(sql`ends_at`).as('waitMs'))
    .where('key', '=', key)
    .where('taken', '>=', calls)
    .where('ends_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row?.waitMs
}

/** How many the window has taken. */
export async function countTaken(db: Database, key: string): Promise<number> {
  const row = await db
    .selectFrom('rate_counts')
    .select('taken')
    .where('key', '=', key)
    .where('ends_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row?.taken ?? 0
}

export const returnCount = (db: Database, key: string) =>
  db
    .updateTable('rate_counts')
    .set({ taken: sql`taken - 1` })
    .where('key', '=', key)
    .where('taken', '>', 0)
    .where('ends_at', '>', sql<Date>`now()`)
    .execute()

export const deleteCount = (db: Database, key: string) =>
  db.deleteFrom('rate_counts').where('key', '=', key).execute()

/** Deletes the windows that have ended, and of too many those that end first. */
export async function sweepCounts(db: Database, maxCounts: number): Promise<void> {
  await db.deleteFrom('rate_counts').where('ends_at', '<=', sql<Date>`now()`).execute()
  const excess = db.selectFrom('rate_counts').select('key').orderBy('ends_at', 'desc').offset(maxCounts)
  await db.deleteFrom('rate_counts').where('key', 'in', excess).execute()
}
