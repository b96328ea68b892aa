import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { fieldsOf, isShort, type MatchKind, patternsOf, type Scope } from '#contract/search-match.ts'
import { fieldMarks, type SearchField, shortPartMarks } from '#contract/search-terms.ts'
import { unseen } from '#server/platform/database/prepared.ts'
import { applicableRanks, type ExpandedTerm, tierAt } from './estimate.ts'
import { keyOf } from './facets.queries.ts'
import { activeFilters, type FilterName, type Filters, type IndexedFilter } from './plan.ts'

export type Condition = RawBuilder<SqlBool>

export const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`

const any = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(conditions, sql` or `)})`

/** How a parameter is written: `seen`, so that its value may decide the plan, or `unseen`, so that one plan fits all values. */
type Parameter = typeof unseen
export const seen: Parameter = (value, type) => sql`${value}::${sql.raw(type)}`

type Equal = { column: RawBuilder<unknown>; value: RawBuilder<unknown> }

const equals: Record<IndexedFilter, (filters: Filters, parameter: Parameter) => Equal> = {
  author: ({ author }, parameter) => ({ column: sql`s.author_id`, value: parameter(author, 'bigint') }),
  country: ({ country }, parameter) => ({
    column: sql`s.country`,
    value: sql`${parameter(keyOf(country), 'text')} collate "C"`,
  }),
  dietType: ({ dietType }, parameter) => ({
    column: sql`s.diet`,
    value: sql`${parameter(keyOf(dietType), 'text')} collate "C"`,
  }),
}

const isEqual = ({ column, value }: Equal): Condition => sql`${column} = ${value}`

const filterCondition: Record<FilterName, (filters: Filters, parameter: Parameter) => Condition> = {
  author: (filters, parameter) => isEqual(equals.author(filters, parameter)),
  country: (filters, parameter) => isEqual(equals.country(filters, parameter)),
  dietType: (filters, parameter) => isEqual(equals.dietType(filters, parameter)),
  minServings: ({ minServings }, parameter) => sql`s.servings >= ${parameter(minServings, 'float8')}`,
  maxPrepTime: ({ maxPrepTime }, parameter) =>
    sql`s.prep_minutes <= ${parameter(Math.floor(maxPrepTime), 'integer')}`,
}

/**
 * Selects the rows that pass the filter, newest first, written so that only this filter's index has them in order. The planner, which
 * cannot see the value, can then not choose to read all recipes from the newest on instead.
 */
export function alongIndex(filters: Filters, name: IndexedFilter) {
  const { column, value } = equals[name](filters, unseen)
  return {
    condition: sql<SqlBool>`(${column}, s.recipe_id) >= (${value}, 0)
      and (${column}, s.recipe_id) <= (${value}, 9223372036854775807)`,
    orderBy: sql`${column} desc, s.recipe_id desc`,
  }
}

/** Returns the conditions on the search row `s`, probably the rarest first. A row without a value does not pass a limit on it. */
export const filterConditions = (filters: Filters, parameter: Parameter): Condition[] =>
  activeFilters(filters).map(name => filterCondition[name](filters, parameter))

export const ratingCondition = (minRating: number, parameter: Parameter): Condition =>
  sql`c.rating >= ${parameter(minRating, 'numeric')}`

/**
 * Returns the conditions for a query that also looks words up in the word index, which contains diet and country as words. Combining
 * that index with others would read hundreds of thousands of their rows, so these conditions use no index (`|| ''`, `+ 0`).
 */
export function indexFilterConditions({
  dietType,
  country,
  author,
  minServings,
  maxPrepTime,
}: Filters): Condition[] {
  const conditions: Condition[] = []
  const words: Condition[] = []
  if (author !== undefined) conditions.push(sql`s.author_id = ${unseen(author, 'bigint')}`)
  if (dietType) {
    words.push(sql`'#' || replace(${unseen(keyOf(dietType), 'text')}, ' ', '_')`)
    conditions.push(sql`s.diet || '' = ${unseen(keyOf(dietType), 'text')} collate "C"`)
  }
  if (country) {
    words.push(sql`'@' || replace(${unseen(keyOf(country), 'text')}, ' ', '_')`)
    conditions.push(sql`s.country || '' = ${unseen(keyOf(country), 'text')} collate "C"`)
  }
  if (words.length > 0) conditions.unshift(sql`${tokens} @> (select array[${sql.join(words)}])`)
  if (minServings > 0) conditions.push(sql`s.servings + 0 >= ${unseen(minServings, 'float8')}`)
  if (maxPrepTime > 0)
    conditions.push(sql`s.prep_minutes + 0 <= ${unseen(Math.floor(maxPrepTime), 'integer')}`)
  return conditions
}

/** The word index's expression. It must match the index's definition character by character. */
export const tokens = sql`search_tokens(s.title_words, s.ingredient_words, s.other_words, s.diet, s.country)`

const columns: Record<SearchField, RawBuilder<string>> = {
  title: sql`s.title_words`,
  ingredients: sql`s.ingredient_words`,
  other: sql`s.other_words`,
}

/** Matches against the row's text. For rows that are read anyway. */
export const likeCondition = ({ term }: ExpandedTerm, match: MatchKind, scope: Scope): Condition =>
  any(
    fieldsOf[scope].map(field => {
      const patterns = patternsOf(term, match, field).map(pattern => `%${pattern}%`)
      return sql<SqlBool>`${columns[field]} like any (${unseen(patterns, 'text[]')}::text[])`
    }),
  )

/** Matches by the word index, without reading the rows. */
export function indexCondition(
  { term, matches, typoWords }: ExpandedTerm,
  match: MatchKind,
  scope: Scope,
): Condition {
  const fields = fieldsOf[scope]
  const wanted = fields.flatMap(field => {
    const words = field === 'other' ? matches[match].words : [...matches[match].words, ...typoWords.words]
    return words.map(word => `${fieldMarks[field]}${word}`)
  })
  if (match === 'contains' && isShort(term)) {
    wanted.push(`${shortPartMarks.title}${term.text}`)
    if (fields.includes('other')) wanted.push(`${shortPartMarks.chef}${term.text}`)
  }
  return sql<SqlBool>`${tokens} && ${unseen(wanted, 'text[]')}`
}

type TermCondition = (term: ExpandedTerm, match: MatchKind, scope: Scope) => Condition

/** Matches the recipes of a tier and of all better tiers. */
export function tierCondition(
  rank: number,
  terms: readonly ExpandedTerm[],
  termCondition: TermCondition,
): Condition {
  const { every, some } = tierAt(rank)
  const each = all(terms.map(term => termCondition(term, ...every)))
  if (!some) return each
  return termCondition === indexCondition
    ? all([each, indexCondition(mergeTerms(terms, some[0]), ...some)])
    : all([each, any(terms.map(term => termCondition(term, ...some)))])
}

/** Makes one term with the words of all terms, so that "any of the terms" is one index look-up. */
function mergeTerms(terms: readonly ExpandedTerm[], match: MatchKind): ExpandedTerm {
  const [first] = terms
  if (!first) throw new Error('A search has at least one term.')
  const words = [...new Set(terms.flatMap(term => term.matches[match].words))]
  const typoWords = [...new Set(terms.flatMap(term => term.typoWords.words))]
  const counts = { title: 0, main: 0, any: 0 }
  return {
    term: first.term,
    matches: { ...first.matches, [match]: { words, counts } },
    typoWords: { words: typoWords, counts },
  }
}

/** Matches the tier's own recipes, without those of better tiers. */
export const onlyTierCondition = (rank: number, terms: readonly ExpandedTerm[]): Condition =>
  all([
    tierCondition(rank, terms, likeCondition),
    ...applicableRanks(terms)
      .filter(better => better < rank)
      .map(better => sql<SqlBool>`not ${tierCondition(better, terms, likeCondition)}`),
  ])
