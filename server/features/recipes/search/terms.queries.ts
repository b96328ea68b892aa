import { sql } from 'kysely'
import { isShort, singularsOf, type Term } from '#contract/search-match.ts'
import { isShortPart, shortPartMarks } from '#contract/search-terms.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { prepared } from '#server/platform/database/prepared.ts'
import type { ExpandedTerm, MatchedWords, RecipeCounts } from './estimate.ts'
import { type CountedFilters, type FacetCounts, facetCounts, toRecipeCounts } from './facets.queries.ts'
import {
  isForm,
  type LookUp,
  lookUp,
  reversed,
  reversedWordBegins,
  wordBegins,
  wordContains,
  wordIs,
} from './word-look-ups.queries.ts'

/** Finds the words of the vocabulary that each term matches, and counts the recipes, in one statement whatever the terms are. */
export async function expandTerms(
  db: Database,
  terms: readonly Term[],
  filters: CountedFilters,
): Promise<{ terms: ExpandedTerm[]; counts: RecipeCounts }> {
  const { rows } = await sql<FacetCounts & (MatchRow | { place: null })>`
    ${prepared} select counts.*, found.* from (${facetCounts(filters)}) as counts left join (
      select place, whole, begins, array_agg(word) as words,
        sum(title_count) as title, sum(main_count) as main, sum(total_count) as total
      from (${sql.join(lookUpsOf(terms), sql` union all `)}) as matched
      group by place, whole, begins
    ) as found on true`.execute(db)
  const matches = rows.filter((row): row is FacetCounts & MatchRow => row.place !== null)
  return {
    terms: terms.map((term, place) => {
      const ofTerm = matches.filter(match => match.place === place)
      const whole = sumCounts(ofTerm.filter(match => match.whole))
      const begins = sumCounts(ofTerm.filter(match => match.begins))
      return { term, matches: { whole, begins, contains: sumCounts(ofTerm) }, typoWords: sumCounts([]) }
    }),
    counts: toRecipeCounts(rows[0], filters),
  }
}

type MatchRow = {
  place: number
  whole: boolean
  begins: boolean
  words: string[]
  title: number
  main: number
  total: number
}

const columns = sql`word, title_count, main_count, total_count, ${isForm} as whole,
  ${isForm} or starts_with(word, l.text) as begins`

type Part = Pick<LookUp, 'text' | 'forms' | 'part'>

/** Returns the look-ups of the terms. For a term with one spelling, no two of them find the same word: it would be counted twice. */
function lookUpsOf(terms: readonly Term[]) {
  const partsOf = (isWanted: (term: Term) => boolean, wanted: (term: Term) => Part[]): LookUp[] =>
    terms.flatMap((term, place) => (isWanted(term) ? wanted(term).map(part => ({ place, ...part })) : []))
  const ifShort = (wanted: (term: Term) => Part[]) => partsOf(isShort, wanted)
  const ifLong = (wanted: (term: Term) => Part[]) => partsOf(term => !isShort(term), wanted)
  const spellingsOf = ({ spellings, forms }: Term) => spellings.map(text => ({ text, forms, part: text }))
  const { title, chef } = shortPartMarks
  return [
    // A short part has separate rows, which count the recipes that contain it. Too many words contain it to look them all up.
    lookUp(
      ifShort(({ text, forms }) => [title, chef].map(mark => ({ text, forms, part: mark + text }))),
      wordIs,
      columns,
    ),
    lookUp(ifShort(spellingsOf), wordBegins, columns),
    lookUp(ifLong(spellingsOf), wordContains, columns),
    lookUp(
      ifLong(term =>
        singularsOf(term).map(form => ({ text: term.text, forms: term.forms, part: reversed(form) })),
      ),
      sql`${reversedWordBegins} and strpos(word, l.text) = 0`,
      columns,
    ),
    lookUp(
      ifLong(({ text, joinedForms: forms }) => forms.map(part => ({ text, forms, part }))),
      wordIs,
      columns,
    ),
  ]
}

function sumCounts(matches: readonly MatchRow[]): MatchedWords {
  const sum = (count: 'title' | 'main' | 'total') =>
    matches.reduce((total, match) => total + Number(match[count]), 0)
  return {
    words: matches.flatMap(({ words }) => words.filter(word => !isShortPart(word))),
    counts: { title: sum('title'), main: sum('main'), any: sum('total') },
  }
}
