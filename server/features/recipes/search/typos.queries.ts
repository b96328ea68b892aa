import { sql } from 'kysely'
import { collapseRepeatedLetters } from '#contract/one-typo.ts'
import { isTypoMatch, minTypoLength, type Term } from '#contract/search-match.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { prepared } from '#server/platform/database/prepared.ts'
import type { ExpandedTerm } from './estimate.ts'
import {
  type LookUp,
  lookUp,
  reversed,
  reversedWordBegins,
  undoubledWordIs,
  wordBegins,
  wordIs,
} from './word-look-ups.queries.ts'

/** Returns the same terms, each with the words of titles and ingredients that are one typo away. */
export async function expandTypos(db: Database, terms: readonly ExpandedTerm[]): Promise<ExpandedTerm[]> {
  const similar = await listSimilarWords(
    db,
    terms.map(({ term }) => term),
  )
  return terms.map(({ term, matches }, place) => {
    const corrections = similar.filter(found => found.place === place && isTypoMatch(term, found.word))
    const words = corrections.map(({ word }) => word)
    const sum = (count: 'title' | 'main') => corrections.reduce((total, found) => total + found[count], 0)
    return {
      term: { ...term, typoMatches: words },
      matches,
      typoWords: { words, counts: { title: sum('title'), main: sum('main'), any: sum('main') } },
    }
  })
}

type SimilarWord = { place: number; word: string; title: number; main: number }

/** Looks words up by one half. One typo leaves one half of a word unchanged, unless it swaps the two letters in the middle. */
async function listSimilarWords(db: Database, terms: readonly Term[]): Promise<SimilarWord[]> {
  const partsOf = (partOf: (letters: string[], middle: number) => string): LookUp[] =>
    terms.flatMap(({ forms }, place) =>
      forms
        .filter(form => form.length >= minTypoLength)
        .map(form => {
          const letters = [...form]
          return { place, text: form, forms, part: partOf(letters, Math.floor(letters.length / 2)) }
        }),
    )
  const isAsLong = sql`length(word) between length(l.text) - 1 and length(l.text) + 1`
  const ways = [
    [partsOf(letters => collapseRepeatedLetters(letters.join(''))), undoubledWordIs],
    [partsOf(withSwappedMiddle), wordIs],
    [partsOf((letters, middle) => letters.slice(0, middle).join('')), sql`${wordBegins} and ${isAsLong}`],
    [
      partsOf((letters, middle) => reversed(letters.slice(middle).join(''))),
      sql`${reversedWordBegins} and ${isAsLong}`,
    ],
  ] as const
  const found = ways.map(([lookUps, condition]) =>
    lookUp(lookUps, sql`main_count > 0 and ${condition}`, sql`word, title_count, main_count`),
  )
  const { rows } = await sql<SimilarWord>`
    ${prepared} select distinct place, word, title_count as title, main_count as main
    from (${sql.join(found, sql` union all `)}) as similar_words`.execute(db)
  return rows
}

function withSwappedMiddle(letters: string[], middle: number): string {
  const [before, after] = [letters[middle - 1] ?? '', letters[middle] ?? '']
  return letters
    .with(middle - 1, after)
    .with(middle, before)
    .join('')
}
