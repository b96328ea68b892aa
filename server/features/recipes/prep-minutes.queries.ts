import { sql } from 'kysely'
import { parsePrepTime } from '#contract/times/prep-time.ts'
import type { Database } from '#server/platform/database/connect.ts'

const batchSize = 1000

/** Reads the preparation times that an older version of the site has read otherwise; returns of how many recipes. */
export async function rereadPrepTimes(db: Database): Promise<number> {
  let [count, after] = [0, 0]
  for (;;) {
    const batch = await db
      .selectFrom('recipes')
      .select(['id', 'prep_time', 'prep_minutes'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(batchSize)
      .execute()
    const changed = batch
      .map(({ id, prep_time, prep_minutes }) => ({
        id,
        old: prep_minutes,
        minutes: parsePrepTime(prep_time) ?? null,
      }))
      .filter(({ old, minutes }) => old !== minutes)
    if (changed.length > 0) await storeMinutes(db, changed)
    count += changed.length
    after = batch.at(-1)?.id ?? after
    if (batch.length < batchSize) return count
  }
}

async function storeMinutes(db: Database, changed: { id: number; minutes: number | null }[]): Promise<void> {
  const [ids, minutes] = [changed.map(({ id }) => id), changed.map(one => one.minutes)]
  await sql`
    with read as (select * from unnest(${ids}::bigint[], ${minutes}::integer[]) as r (id, minutes)),
      stored as (update recipes r set prep_minutes = read.minutes from read where r.id = read.id)
    update recipe_search s set prep_minutes = coalesce(read.minutes, 2147483647)
    from read where s.recipe_id = read.id`.execute(db)
}
