import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { fieldsOf, isShort, type MatchKind, patternsOf, type Scope } from '#contract/search-match.ts'
import { fieldMarks, type SearchField, shortPartMarks } from '#contract/search-terms.ts'
import { applicableRanks, type ExpandedTerm, tierAt } from './estimate.ts'
import { activeFilters, type FilterName, type Filters } from './plan.ts'

export type Condition = RawBuilder<SqlBool>

export const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`

const any = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(conditions, sql` or `)})`

const filterCondition: Record<FilterName, (filters: Filters) => Condition> = {
  author: ({ author }) => sql`s.author_id = ${author}`,
  country: ({ country }) => sql`s.country = lower(${country}) collate "C"`,
  dietType: ({ dietType }) => sql`s.diet = lower(${dietType}) collate "C"`,
  minServings: ({ minServings }) => sql`s.servings >= ${minServings}`,
  maxPrepTime: ({ maxPrepTime }) => sql`s.prep_minutes <= ${Math.floor(maxPrepTime)}`,
}

/** The conditions on the search row `s`, the likely rarest first. A row without a value fails a bound on it. */
export const filterConditions = (filters: Filters): Condition[] =>
  activeFilters(filters).map(name => filterCondition[name](filters))

/**
 * The same beside a look-up in the word index, which has diet and country as words too. Combining it with other indexes
 * would read hundreds of thousands of their rows, so these conditions are written to use none (`|| ''`, `+ 0`).
 */
export function indexFilterConditions({
  dietType,
  country,
  author,
  minServings,
  maxPrepTime,
}: Filters): Condition[] {
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

/** Must be the index's expression, character by character. */
const tokens = sql`search_tokens(s.title_words, s.ingredient_words, s.other_words, s.diet, s.country)`

const columns: Record<SearchField, RawBuilder<string>> = {
  title: sql`s.title_words`,
  ingredients: sql`s.ingredient_words`,
  other: sql`s.other_words`,
}

/** Matches against the row's text: for rows that are read anyway. */
export const likeCondition = ({ term }: ExpandedTerm, match: MatchKind, scope: Scope): Condition =>
  any(
    fieldsOf[scope].flatMap(field =>
      patternsOf(term, match, field).map(pattern => sql<SqlBool>`${columns[field]} like ${`%${pattern}%`}`),
    ),
  )

/** Finds rows by the word index, without reading them. */
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
  return sql<SqlBool>`${tokens} && ${wanted}::text[]`
}

type TermCondition = (term: ExpandedTerm, match: MatchKind, scope: Scope) => Condition

/** Matches the recipes of a tier and of all better ones. */
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

/** A term with the words of all terms, so that 'any of the terms' is one index look-up. */
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
