import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { RecipeListQuery } from '#contract/recipes.ts'
import {
  fieldsOf,
  isTierOf,
  type Match,
  patternsOf,
  type Scope,
  type Tier,
  tiers,
} from '#contract/search-match.ts'
import { fieldMarks, type SearchField } from '#contract/search-terms.ts'
import type { KnownTerm } from './vocabulary.queries.ts'

export type Condition = RawBuilder<SqlBool>
export type Filters = Pick<
  RecipeListQuery,
  'dietType' | 'country' | 'author' | 'minRating' | 'minServings' | 'maxPrepTime'
>

export const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`

const any = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(conditions, sql` or `)})`

/** The conditions on the narrow row `s`, the likely rarest first; 0 and blank mean no filter. What is unknown passes no bound. */
export function narrowBy(filters: Filters): Condition[] {
  const conditions: Condition[] = []
  const { dietType, country, author, minServings, maxPrepTime } = filters
  if (author !== undefined) conditions.push(sql`s.author_id = ${author}`)
  if (country) conditions.push(sql`s.country = lower(${country}) collate "C"`)
  if (dietType) conditions.push(sql`s.diet = lower(${dietType}) collate "C"`)
  if (minServings > 0) conditions.push(sql`s.servings >= ${minServings}`)
  if (maxPrepTime > 0) conditions.push(sql`s.prep_minutes <= ${Math.floor(maxPrepTime)}`)
  return conditions
}

/**
 * The same beside a look-up in the index of words, which knows diet and country as words too. Other indexes would bring
 * hundreds of thousands of rows to join with a few, so the columns are asked in a way that uses none (`|| ''`, `+ 0`).
 */
export function narrowFound({ dietType, country, author, minServings, maxPrepTime }: Filters): Condition[] {
  const conditions: Condition[] = []
  if (author !== undefined) conditions.push(sql`s.author_id = ${author}`)
  if (dietType) {
    conditions.push(sql`${tokens} @> array['#' || replace(lower(${dietType}), ' ', '_')]`)
    conditions.push(sql`s.diet || '' = lower(${dietType}) collate "C"`)
  }
  if (country) {
    conditions.push(sql`${tokens} @> array['@' || replace(lower(${country}), ' ', '_')]`)
    conditions.push(sql`s.country || '' = lower(${country}) collate "C"`)
  }
  if (minServings > 0) conditions.push(sql`s.servings + 0 >= ${minServings}`)
  if (maxPrepTime > 0) conditions.push(sql`s.prep_minutes + 0 <= ${Math.floor(maxPrepTime)}`)
  return conditions
}

/** The index's own expression, word for word. */
const tokens = sql`search_tokens(s.title_words, s.ingredient_words, s.other_words, s.diet, s.country)`

const columns: Record<SearchField, RawBuilder<string>> = {
  title: sql`s.title_words`,
  ingredients: sql`s.ingredient_words`,
  other: sql`s.other_words`,
}

/** Reads the row's words: for rows that are read anyway. */
export const byReading = ({ term }: KnownTerm, match: Match, scope: Scope): Condition =>
  any(
    fieldsOf[scope].flatMap(field =>
      patternsOf(term, match, field).map(pattern => sql<SqlBool>`${columns[field]} like ${`%${pattern}%`}`),
    ),
  )

/** Finds the rows by their words, without reading them. */
export function byIndex({ met, near }: KnownTerm, match: Match, scope: Scope): Condition {
  const wanted = fieldsOf[scope].flatMap(field => {
    const words = field === 'other' ? met[match].words : [...met[match].words, ...near.words]
    return words.map(word => `${fieldMarks[field]}${word}`)
  })
  return sql<SqlBool>`${tokens} && ${wanted}::text[]`
}

type Meet = (term: KnownTerm, match: Match, scope: Scope) => Condition

/** The recipes of a tier, or of a better one. */
export function inTier({ every, some }: Tier, terms: readonly KnownTerm[], meet: Meet): Condition {
  const each = all(terms.map(term => meet(term, ...every)))
  if (!some) return each
  return meet === byIndex
    ? all([each, byIndex(together(terms, some[0]), ...some)])
    : all([each, any(terms.map(term => meet(term, ...some)))])
}

/** One look-up for 'any of the terms': the words of all of them. */
function together(terms: readonly KnownTerm[], match: Match): KnownTerm {
  const [first] = terms
  if (!first) throw new Error('A search has at least one term.')
  const words = [...new Set(terms.flatMap(term => term.met[match].words))]
  const near = [...new Set(terms.flatMap(term => term.near.words))]
  const counts = { title: 0, main: 0, any: 0 }
  return {
    term: first.term,
    met: { ...first.met, [match]: { words, counts } },
    near: { words: near, counts },
  }
}

/** The tier's own recipes: those of the better tiers are left out. */
export const onlyInTier = (rank: number, terms: readonly KnownTerm[]): Condition =>
  all([
    inTier(tierAt(rank), terms, byReading),
    ...tiersOf(terms)
      .filter(better => better < rank)
      .map(better => sql<SqlBool>`not ${inTier(tierAt(better), terms, byReading)}`),
  ])

export function tierAt(rank: number): Tier {
  const tier = tiers[rank]
  if (!tier) throw new Error(`There is no tier ${rank}.`)
  return tier
}

/** The ranks that a search of so many terms knows, best first. */
export const tiersOf = (terms: readonly KnownTerm[]): number[] =>
  tiers.flatMap((tier, rank) => (isTierOf(tier, terms.length) ? [rank] : []))

export const lastTier = tiers.length - 1
