import { sql } from 'kysely'
import { parsePrepTime } from '#contract/times/prep-time.ts'
import type { Database } from '#server/platform/database/connect.ts'

/** A column of minutes as a search row has it: a recipe whose time is not known is the last of the quickest. */
export const minutesOrLast = (column: string) => sql`coalesce(${sql.ref(column)}, 2147483647)`

/** Reads the preparation times that an older version of the site has read otherwise, each text once; returns of how many recipes. */
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
