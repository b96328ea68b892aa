import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { countRecipes } from './facets.queries.ts'

/** A word, or a short part with its mark. */
export type VocabularyEntry = { word: string; spelling: string | undefined; title: number; main: number }

/** Merges the entries of a word that two texts contain. The spelling of the first one wins. */
export const mergeEntries = (
  before: VocabularyEntry | undefined,
  entry: VocabularyEntry,
): VocabularyEntry => ({
  word: entry.word,
  spelling: before?.spelling ?? entry.spelling,
  title: Math.max(before?.title ?? 0, entry.title),
  main: Math.max(before?.main ?? 0, entry.main),
})

/** A transaction that stores words holds this lock shared, a sweep holds it exclusively. Each reads the words in a later statement. */
const sweepLock = sql`hashtextextended('word-sweep', 0)`

/** Prevents the deletion of words until the transaction ends. Waits for a sweep that is deleting some. */
export async function holdOffWordSweeps(trx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${sweepLock})`.execute(trx)
}

/** Prevents the storing of words until the transaction ends. Waits for the recipes that are being saved. */
export async function holdOffWordWrites(trx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sweepLock})`.execute(trx)
}

/** Upserts words that are new, or new in a title or ingredient. Rows of known words are not locked, so that writers do not wait. */
export async function upsertWords(db: Database, entries: VocabularyEntry[]): Promise<void> {
  const sorted = entries.toSorted((one, other) => (one.word < other.word ? -1 : 1))
  await sql`
    insert into search_words as w (word, spelling, title_count, main_count, total_count)
    select new.word, new.spelling, new.title, new.main, 1
    from unnest(${sorted.map(({ word }) => word)}::text[], ${sorted.map(({ spelling }) => spelling ?? null)}::text[],
      ${sorted.map(({ title }) => title)}::integer[], ${sorted.map(({ main }) => main)}::integer[])
      as new (word, spelling, title, main)
    left join search_words old on old.word = new.word collate "C"
    where old.word is null or (old.title_count = 0 and new.title > 0) or (old.main_count = 0 and new.main > 0)
      or (old.spelling is null and new.spelling is not null)
    order by new.word collate "C"
    on conflict (word) do update set
      spelling = coalesce(w.spelling, excluded.spelling),
      title_count = greatest(w.title_count, excluded.title_count),
      main_count = greatest(w.main_count, excluded.main_count)`.execute(db)
}

const sampledRecipes = 5_000

/** Recounts word frequencies in a sample of the recipes. Words outside the sample keep their counts. */
export async function recountWords(db: Database): Promise<void> {
  const samplePercent = Math.min(100, (100 * sampledRecipes) / Math.max(1, await countRecipes(db)))
  await sql`
    update search_words w set title_count = greatest(w.title_count::boolean::integer, s.title),
      main_count = greatest(w.main_count::boolean::integer, s.main), total_count = greatest(1, s.total)
    from (
      select case when left(token, 1) in ('?', '~') then token else substr(token, 2) end as word,
        ceil(count(*) filter (where left(token, 1) in ('!', '?')) * 100.0 / ${samplePercent}) as title,
        ceil(count(*) filter (where left(token, 1) in ('!', '?', '+')) * 100.0 / ${samplePercent}) as main,
        ceil(count(*) * 100.0 / ${samplePercent}) as total
      from recipe_search tablesample system (${samplePercent}) repeatable (1),
        string_to_table(title_words || ingredient_words || other_words, ' ') as token
      where token <> '' group by 1
    ) as s
    where w.word = s.word collate "C"
      and (w.title_count, w.main_count, w.total_count) is distinct from (s.title, s.main, s.total)`.execute(
    db,
  )
}
