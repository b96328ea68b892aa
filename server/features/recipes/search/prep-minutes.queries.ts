import { sql } from 'kysely'
import { parsePrepTime } from '#contract/times/prep-time.ts'
import type { Database } from '#server/platform/database/connect.ts'

/** The minutes as a search row stores them. A recipe without a known time comes last among the quickest. */
export const minutesOrLast = (column: string) => sql`coalesce(${sql.ref(column)}, 2147483647)`

/** Parses again the preparation times that an older version parsed differently, each text once. Returns how many recipes changed. */
export async function rereadPrepTimes(db: Database): Promise<number> {
  const stored = await db.selectFrom('recipes').select(['prep_time', 'prep_minutes']).distinct().execute()
  const changed = stored
    .map(({ prep_time, prep_minutes }) => ({
      text: prep_time,
      old: prep_minutes,
      minutes: parsePrepTime(prep_time) ?? null,
    }))
    .filter(({ old, minutes }) => old !== minutes)
  if (changed.length === 0) return 0
  const [texts, minutes] = [changed.map(({ text }) => text), changed.map(one => one.minutes)]
  const { rows } = await sql<{ count: number }>`
    with read as (select * from unnest(${texts}::text[], ${minutes}::integer[]) as r (text, minutes)),
      stored as (
        update recipes r set prep_minutes = read.minutes from read
        where r.prep_time = read.text and r.prep_minutes is distinct from read.minutes
        returning r.id, r.prep_minutes),
      indexed as (
        update recipe_search s set prep_minutes = ${minutesOrLast('stored.prep_minutes')}
        from stored where s.recipe_id = stored.id)
    select count(*)::integer as count from stored`.execute(db)
  return rows[0]?.count ?? 0
}
