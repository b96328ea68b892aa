import { collapseRepeatedLetters, isOneTypoApart } from './one-typo.ts'
import {
  documentWords,
  fieldMarks,
  isWordless,
  joined,
  minSubstringLength,
  type SearchDocument,
  type SearchField,
  type SearchTerm,
  searchFields,
  searchTerms,
  shortPartMarks,
} from './search-terms.ts'

/** How a term may match a word: the whole word in singular or plural, its beginning, or any part of it. */
export type MatchKind = 'whole' | 'begins' | 'contains'

/** Which fields are searched: the title; title or ingredients; or all six. */
export type Scope = 'title' | 'main' | 'any'

export const fieldsOf: Record<Scope, readonly SearchField[]> = {
  title: ['title'],
  main: ['title', 'ingredients'],
  any: searchFields,
}

export type Tier = { every: readonly [MatchKind, Scope]; some?: readonly [MatchKind, Scope] }

/** The tiers of a match, best first. A recipe belongs to the first tier that it matches. A recipe that matches none is not found. */
export const tiers: readonly Tier[] = [
  { every: ['whole', 'title'] },
  { every: ['begins', 'title'] },
  { every: ['whole', 'main'], some: ['begins', 'title'] },
  { every: ['contains', 'any'], some: ['begins', 'title'] },
  { every: ['whole', 'main'] },
  { every: ['contains', 'title'] },
  { every: ['contains', 'main'] },
  { every: ['contains', 'any'] },
]

/** With a single term, a tier with `some` equals another tier. */
export const isApplicableTier = (tier: Tier, termCount: number): boolean =>
  termCount > 1 || tier.some === undefined

/**
 * A term of the search box. `joinedForms` are its forms as two words written as one are indexed. `typoMatches` are words that
 * differ by one typo, if typos are accepted.
 */
export type Term = SearchTerm & { joinedForms: readonly string[]; typoMatches: readonly string[] }

/** Returns the terms of a search box. */
export const termsOf = (query: string): Term[] =>
  searchTerms(query).map(term => ({
    ...term,
    joinedForms: isShort(term) ? [] : term.forms.map(joined),
    typoMatches: [],
  }))

export const minTypoLength = 4

/** Checks whether a term is so short that parts of words match only in titles and chefs' names. */
export const isShort = ({ text }: SearchTerm): boolean => text.length < minSubstringLength

/** Returns the substrings of a field's text that show a match of the term. PostgreSQL uses the same ones with LIKE. */
export function patternsOf(term: Term, match: MatchKind, field: SearchField): string[] {
  const mark = fieldMarks[field]
  const { forms, joinedForms, spellings } = term
  const wholes = [...forms, ...joinedForms, ...(field === 'other' ? [] : term.typoMatches)]
  const whole = wholes.map(form => `${mark}${form} `)
  if (match === 'whole') return whole
  const begins = [...spellings.map(spelling => mark + spelling), ...whole]
  if (match === 'begins') return begins
  if (isShort(term)) {
    if (field === 'title') return [term.text]
    return field === 'other' ? [...begins, `${shortPartMarks.chef}${term.text} `] : begins
  }
  const ends = singularsOf(term).map(form => `${form} `)
  return [...spellings, ...ends, ...whole.slice(forms.length)]
}

/** Returns the forms of a term that are not its own spellings. */
export const singularsOf = ({ forms, spellings }: SearchTerm): string[] =>
  forms.filter(form => !spellings.includes(form))

/** Checks whether the term and this word differ by one typo, or only in doubled letters. */
export const isTypoMatch = (term: Term, word: string): boolean =>
  term.text.length >= minTypoLength &&
  word.length >= minSubstringLength &&
  term.forms.some(
    form =>
      form.length >= minTypoLength &&
      (isOneTypoApart(form, word) ||
        (form !== word && collapseRepeatedLetters(form) === collapseRepeatedLetters(word))),
  )

type DocumentPredicate = (document: SearchDocument) => boolean

function termMatcher(term: Term, match: MatchKind, scope: Scope): DocumentPredicate {
  const patterns = fieldsOf[scope].map(field => [field, patternsOf(term, match, field)] as const)
  return document =>
    patterns.some(([field, wanted]) => wanted.some(pattern => document[field].includes(pattern)))
}

/** Returns a function that computes a recipe's tier for these terms: 0 for the best, undefined if the recipe does not match. */
export function ranker(terms: readonly Term[]): (document: SearchDocument) => number | undefined {
  const tests = tiers.map(tier => {
    if (!isApplicableTier(tier, terms.length)) return () => false
    const every = terms.map(term => termMatcher(term, ...tier.every))
    const { some: someOf } = tier
    const some = someOf ? terms.map(term => termMatcher(term, ...someOf)) : undefined
    return (document: SearchDocument) =>
      every.every(test => test(document)) && (some?.some(test => test(document)) ?? true)
  })
  return document => {
    const rank = tests.findIndex(test => test(document))
    return rank === -1 ? undefined : rank
  }
}

/**
 * Returns the rank of each recipe of a whole catalogue, by the server's rules. Undefined if a recipe does not match. One typo is
 * accepted only if the words as typed find nothing in the catalogue, whatever the filters.
 */
export function rankCatalogue(documents: readonly SearchDocument[], query: string): (number | undefined)[] {
  const terms = termsOf(query)
  if (terms.length === 0) return documents.map(() => (isWordless(query) ? undefined : 0))
  const ranks = documents.map(ranker(terms))
  if (ranks.some(rank => rank !== undefined)) return ranks
  const words = new Set(documents.flatMap(({ title, ingredients }) => documentWords(title + ingredients)))
  const termsWithTypos = terms.map(term => ({
    ...term,
    typoMatches: [...words].filter(word => isTypoMatch(term, word)),
  }))
  return documents.map(ranker(termsWithTypos))
}

const priorRating = 3.5
const priorVotes = 5

/**
 * Returns the Bayesian mean with a prior of five votes of 3.5, multiplied by 1,000 and rounded down. One vote of 5 does not beat
 * fifty of 4.8.
 */
export const bayesianRating = (rating: number, count: number): number =>
  Math.floor(((Math.round(rating * 10) * count + priorRating * 10 * priorVotes) * 100) / (count + priorVotes))

type RankedRecipe = { rank: number; rating: number; ratingCount: number; id: number }

/** Compares recipes for the order of `sort=relevance`. */
export const byRelevance = (one: RankedRecipe, other: RankedRecipe): number =>
  one.rank - other.rank ||
  bayesianRating(other.rating, other.ratingCount) - bayesianRating(one.rating, one.ratingCount) ||
  other.id - one.id
