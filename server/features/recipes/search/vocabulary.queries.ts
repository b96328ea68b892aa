import { sql } from 'kysely'
import { collapseRepeatedLetters } from '#contract/one-typo.ts'
import type { RecipeListQuery } from '#contract/recipes.ts'
import { isShort, isTypoMatch, minTypoLength, type Term, termOf } from '#contract/search-match.ts'
import { isShortPart, searchTerms, shortPartMarks } from '#contract/search-terms.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { ExpandedTerm, MatchedWords } from './estimate.ts'
import { countForFilters, countRecipes } from './facets.queries.ts'
import { isCertainlyFound, noFilters, type Search } from './plan.ts'
import { listPlaces } from './scan.queries.ts'

/** Expands the query's terms by the vocabulary. One typo is accepted where the words as typed find nothing in all recipes. */
export async function expandSearch(db: Database, query: RecipeListQuery): Promise<Search> {
  const counts = await countForFilters(db, query)
  const terms = searchTerms(query.q).map(termOf)
  if (terms.length === 0) return { query, terms: [], counts }
  const search = { query, terms: await expandTerms(db, terms), counts }
  return (await hasMatches(db, search)) ? search : { ...search, terms: await expandTypos(db, search.terms) }
}

async function hasMatches(db: Database, { query, terms, counts }: Search): Promise<boolean> {
  if (isCertainlyFound(terms, counts.all)) return true
  const unfiltered = { ...noFilters, q: query.q, sort: 'newest' as const }
  const { places } = await listPlaces(db, { query: unfiltered, terms, counts }, { limit: 1 })
  return places.length > 0
}

/** A word, or a short part with its mark. */
export type VocabularyEntry = { word: string; spelling: string | undefined; title: number; main: number }

/** Upserts words that are new, or new in a title or ingredient. Rows of known ones are not locked, so that writers do not wait. */
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

const lastCharacter = '\u{10ffff}'

/** The words that each term matches, in one query. */
export async function expandTerms(db: Database, terms: readonly Term[]): Promise<ExpandedTerm[]> {
  const queries = terms.map(
    (term, place) => sql`
      select ${sql.lit(place)} as place, word, title_count, main_count, total_count,
        word = any(${term.forms}::text[]) as whole,
        word >= ${term.text} and word < ${term.text + lastCharacter} as begins
      from search_words where ${wordMatchCondition(term)}`,
  )
  const { rows } = await sql<ExpansionRow>`
    select place, whole, whole or begins as begins, array_agg(word) as words,
      sum(title_count) as title, sum(main_count) as main, sum(total_count) as total
    from (${sql.join(queries, sql` union all `)}) as found
    group by 1, 2, 3`.execute(db)
  return terms.map((term, place) => {
    const termRows = rows.filter(row => row.place === place)
    const whole = sumCounts(termRows.filter(row => row.whole))
    const begins = sumCounts(termRows.filter(row => row.begins))
    return { term, matches: { whole, begins, contains: sumCounts(termRows) }, typoWords: sumCounts([]) }
  })
}

type ExpansionRow = {
  place: number
  whole: boolean
  begins: boolean
  words: string[]
  title: number
  main: number
  total: number
}

function wordMatchCondition(term: Term) {
  const { text, forms } = term
  const begins = sql`word = any(${forms}::text[]) or (word >= ${text} and word < ${text + lastCharacter})`
  // A short part has rows of its own, which count the recipes that have it; the words with it would be too many.
  const { title, chef } = shortPartMarks
  if (isShort(term)) return sql`${begins} or word = any(${[title + text, chef + text]}::text[])`
  const ends = forms
    .filter(form => form !== text)
    .map(form => [...form].reverse().join(''))
    .map(
      end =>
        sql` or (reverse(word) collate "C" >= ${end} and reverse(word) collate "C" < ${end + lastCharacter})`,
    )
  return sql`${begins} or word like ${`%${text}%`} ${sql.join(ends, sql``)}`
}

function sumCounts(rows: Pick<ExpansionRow, 'words' | 'title' | 'main' | 'total'>[]): MatchedWords {
  const sum = (count: 'title' | 'main' | 'total') =>
    rows.reduce((total, row) => total + Number(row[count]), 0)
  return {
    words: rows.flatMap(({ words }) => words.filter(word => !isShortPart(word))),
    counts: { title: sum('title'), main: sum('main'), any: sum('total') },
  }
}

/** The same terms, each with the words of titles and ingredients that are one typo away. */
async function expandTypos(db: Database, terms: readonly ExpandedTerm[]): Promise<ExpandedTerm[]> {
  return Promise.all(
    terms.map(async ({ term, matches }) => {
      const candidates = await listSimilarWords(db, term)
      const corrections = candidates.filter(({ word }) => isTypoMatch(term, word))
      const words = corrections.map(({ word }) => word)
      const sum = (count: 'title' | 'main') => corrections.reduce((total, word) => total + word[count], 0)
      return {
        term: { ...term, typoMatches: words },
        matches,
        typoWords: { words, counts: { title: sum('title'), main: sum('main'), any: sum('main') } },
      }
    }),
  )
}

type SimilarWord = { word: string; title: number; main: number }

/** One typo leaves one half of the word unchanged, unless it swaps the two letters in the middle. */
async function listSimilarWords(db: Database, { forms }: Term): Promise<SimilarWord[]> {
  const long = forms.filter(form => form.length >= minTypoLength)
  if (long.length === 0) return []
  const halves = long.map(form => {
    const letters = [...form]
    const middle = Math.floor(letters.length / 2)
    const start = letters.slice(0, middle).join('')
    const end = letters.slice(middle).reverse().join('')
    const swapped = [
      ...letters.slice(0, middle - 1),
      letters[middle],
      letters[middle - 1],
      ...letters.slice(middle + 1),
    ]
    return sql`(regexp_replace(word, '(.)\\1+', '\\1', 'g') collate "C" = ${collapseRepeatedLetters(form)}
      or length(word) between ${letters.length - 1} and ${letters.length + 1} and (
        word = ${swapped.join('')}
      or (word >= ${start} and word < ${start + lastCharacter})
      or (reverse(word) collate "C" >= ${end} and reverse(word) collate "C" < ${end + lastCharacter})))`
  })
  const { rows } = await sql<SimilarWord>`
    select word, title_count as title, main_count as main from search_words
    where main_count > 0 and (${sql.join(halves, sql` or `)})`.execute(db)
  return rows
}

const sampledRecipes = 5_000

/** Recounts word frequencies in a sample of the recipes; words that are not in it retain their counts. */
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
