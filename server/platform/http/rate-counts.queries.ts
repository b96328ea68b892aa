import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import type { CounterRate, Counters } from './counters.ts'

const now = sql<Date>`now()`
const msUntil = (end: RawBuilder<unknown>) => sql<number>`(extract(epoch from ${end} - now()) * 1000)::float8`

/** Counts in the database, exactly for all processes of the site. Each counted request costs one statement. */
export function openSharedCounters(db: Database, name: string, { calls, seconds }: CounterRate): Counters {
  /** Hashes the key, so that nobody's address or name is stored. */
  const hash = (key: string) => createHash('sha256').update(`${name} ${key}`).digest('base64url').slice(0, 22)
  /** Finds the key's window, if it has not ended. */
  const find = (key: string) =>
    db
      .selectFrom('rate_counts')
      .select(['taken', msUntil(sql`ends_at`).as('waitMs')])
      .where('key', '=', hash(key))
      .where('ends_at', '>', now)
      .executeTakeFirst()
  return {
    async take(key) {
      const { rows } = await sql<{ isTaken: boolean; waitMs: number | null }>`
        with counted as (
          insert into rate_counts as stored (key, taken, ends_at)
          values (${hash(key)}, 1, now() + ${seconds} * interval '1 second')
          on conflict (key) do update set
            taken = case when stored.ends_at <= now() then 1 else stored.taken + 1 end,
            ends_at = case when stored.ends_at <= now() then excluded.ends_at else stored.ends_at end
          where stored.ends_at <= now() or stored.taken < ${calls}
          returning 1)
        select exists (select from counted) as "isTaken",
          (select ${msUntil(sql`ends_at`)} from rate_counts where key = ${hash(key)}) as "waitMs"`.execute(db)
      const [row] = rows
      return row?.isTaken ? undefined : Math.max(0, row?.waitMs ?? 0)
    },
    async waitMs(key) {
      const window = await find(key)
      return window && window.taken >= calls ? window.waitMs : undefined
    },
    left: async key => calls - ((await find(key))?.taken ?? 0),
    async giveBack(key) {
      await db
        .updateTable('rate_counts')
        .set({ taken: sql`taken - 1` })
        .where('key', '=', hash(key))
        .where('taken', '>', 0)
        .where('ends_at', '>', now)
        .execute()
    },
    async reset(key) {
      await db.deleteFrom('rate_counts').where('key', '=', hash(key)).execute()
    },
  }
}

/** Deletes the windows that have ended and, beyond `maxCounts`, those that end first. */
export async function sweepCounts(db: Database, maxCounts: number): Promise<void> {
  await db.deleteFrom('rate_counts').where('ends_at', '<=', now).execute()
  const excess = db.selectFrom('rate_counts').select('key').orderBy('ends_at', 'desc').offset(maxCounts)
  await db.deleteFrom('rate_counts').where('key', 'in', excess).execute()
}
