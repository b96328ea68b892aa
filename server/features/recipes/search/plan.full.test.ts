import assert from 'node:assert/strict'
import { test } from 'node:test'
import { termsOf } from '#contract/search-match.ts'
import type { ExpandedTerm } from './estimate.ts'
import {
  isCertainlyFound,
  isPromising,
  noFilters,
  planScan,
  planSearch,
  type Scan,
  type Search,
  type TierRun,
  type WantedPlaces,
} from './plan.ts'

const million = 1_000_000

/**
 * How many of a million recipes contain a word: in the title, in the title or the ingredients, or anywhere. `whole` counts the whole
 * word, `part` also counts it as a part of others.
 */
type Frequencies = { whole: [number, number, number]; part?: [number, number, number] }
const words = {
  salt: { whole: [9_000, 700_000, 800_000] },
  chicken: { whole: [90_000, 200_000, 250_000] },
  rice: { whole: [60_000, 150_000, 200_000] },
  pilau: { whole: [10_000, 10_000, 12_000] },
  kale: { whole: [300, 4_000, 4_900] },
  sumac: { whole: [20, 30, 40] },
  saffron: { whole: [0, 900, 900] },
  absent: { whole: [0, 0, 0] },
  ing: { whole: [0, 0, 0], part: [100_000, 500_000, 900_000] },
  chikcen: { whole: [0, 0, 0] },
} satisfies Record<string, Frequencies>

const matched = ([title, main, any]: [number, number, number]) => ({
  words: [],
  counts: { title, main, any },
})

function expanded(text: keyof typeof words): ExpandedTerm[] {
  const { whole, part = whole }: Frequencies = words[text]
  // 'chikcen' is one typo away from 'chicken'.
  const typoWords = matched(text === 'chikcen' ? words.chicken.whole : [0, 0, 0])
  return termsOf(text).map(term => ({
    term,
    matches: { whole: matched(whole), begins: matched(whole), contains: matched(part) },
    typoWords,
  }))
}

type SearchOptions = Partial<Search['query']> & Partial<WantedPlaces> & { all?: number; ofDiet?: number }

function searchFor({ q = '', all = million, ofDiet = 150_000, ...query }: SearchOptions): Search {
  const terms = q.split(' ').filter((word): word is keyof typeof words => word in words)
  return {
    query: { ...noFilters, sort: undefined, ...query, q },
    terms: terms.flatMap(expanded),
    counts: { all, dietType: ofDiet, country: 60_000 },
  }
}

function summarize(options: SearchOptions): string {
  const { limit = 25, firstRank, worstRank } = options
  const plan = planSearch(searchFor(options), { limit, firstRank, worstRank })
  if (plan.kind === 'nothing') return 'nothing'
  if (plan.kind === 'tiers') return plan.runs.map(run => summarizeRun(run, limit)).join(', ') || 'no tier'
  const along = plan.filterIndex ? ` by ${plan.filterIndex}` : ''
  return `${plan.sort}${along}: ${summarizeScan(plan.scan)}`
}

const summarizeRun = (run: TierRun, limit: number): string =>
  run.access === 'index'
    ? `${run.ranks.join('+')}: index`
    : `${run.ranks}: ${summarizeScan(planScan(run.estimates, limit))}`

function summarizeScan(scan: Scan | undefined): string {
  if (!scan) return 'index'
  const trial = scan.trialRows > 0 ? `trial ${scan.trialRows}, ` : ''
  return `${trial}scan ${scan.maxRows}${scan.readsAll ? ' of all' : ', else index'}`
}

const cases: readonly (readonly [name: string, options: SearchOptions, plan: string])[] = [
  // Without words.
  ['the newest', {}, 'newest: scan 1000, else index'],
  ['a long page of the newest', { limit: 1_000 }, 'newest: scan 3000, else index'],
  ['the best rated', { sort: 'rating' }, 'rating: scan 1000, else index'],
  ['the quickest', { sort: 'quickest' }, 'quickest: scan 1000, else index'],
  ['relevance without words', { sort: 'relevance' }, 'newest: scan 1000, else index'],
  ['nothing but spaces', { q: '  ' }, 'newest: scan 1000, else index'],
  ['a diet, newest', { dietType: 'Vegan' }, 'newest by dietType: scan 1000, else index'],
  [
    'a country and a diet, newest',
    { dietType: 'Vegan', country: 'Kenya' },
    'newest by country: trial 500, scan 5000, else index',
  ],
  [
    'an author and a country, newest',
    { author: 3, country: 'Kenya' },
    'newest by author: trial 500, scan 5000, else index',
  ],
  ['a bound has no index by newest', { maxPrepTime: 30 }, 'newest: scan 1000, else index'],
  ['an author, best rated', { author: 3, sort: 'rating' }, 'rating: index'],
  ['a diet, quickest', { dietType: 'Vegan', sort: 'quickest' }, 'quickest: scan 1000, else index'],
  ['a diet of few, quickest', { dietType: 'Vegan', ofDiet: 90, sort: 'quickest' }, 'quickest: index'],
  ['a rating alone', { minRating: 4 }, 'newest: scan 1000, else index'],
  ['a rating beside a bound', { minRating: 4, minServings: 8 }, 'newest: trial 500, scan 5000, else index'],
  ['a small site is read whole', { minRating: 4, all: 900, ofDiet: 90 }, 'newest: scan 1000 of all'],
  [
    'a small site has no trial',
    { minRating: 4, minServings: 8, all: 5_000 },
    'newest: scan 1000, else index',
  ],
  // Words in an explicit order.
  ['punctuation alone', { q: '!?' }, 'nothing'],
  ['an absent word', { q: 'absent' }, 'nothing'],
  ['an absent word, newest', { q: 'absent', sort: 'newest' }, 'nothing'],
  ['an absent word beside a common one', { q: 'salt absent' }, 'nothing'],
  ['a common word, newest', { q: 'salt', sort: 'newest' }, 'newest: scan 1000, else index'],
  ['a word of a hundredth, newest', { q: 'pilau', sort: 'newest' }, 'newest: scan 5000, else index'],
  ['a rare word, newest', { q: 'sumac', sort: 'newest' }, 'newest: index'],
  ['a rare word, best rated', { q: 'sumac', sort: 'rating' }, 'rating: index'],
  [
    'a scan by id is cheaper than one by rating',
    { q: 'kale', sort: 'newest' },
    'newest: scan 5000, else index',
  ],
  ['so the same by rating goes by the index', { q: 'kale', sort: 'rating' }, 'rating: index'],
  [
    'two common words, newest',
    { q: 'salt chicken', sort: 'newest' },
    'newest: trial 500, scan 5000, else index',
  ],
  ['a rare word on a small site', { q: 'sumac', sort: 'newest', all: 2_000 }, 'newest: scan 3750 of all'],
  // By relevance.
  [
    'a common word',
    { q: 'salt' },
    '0: scan 5000, else index, 1: scan 5000, else index, 4: scan 1000, else index, 5: scan 5000, else index, 6: scan 1000, else index, 7: scan 1000, else index',
  ],
  ['a rare word', { q: 'sumac' }, '0+1+4+5+6+7: index'],
  ['a word that titles seldom hold', { q: 'kale' }, '0+1+4+5+6+7: index'],
  ['a word that no title holds', { q: 'saffron' }, '4+6+7: index'],
  [
    'a common part of words',
    { q: 'ing' },
    '5: scan 1000, else index, 6: scan 1000, else index, 7: scan 1000, else index',
  ],
  [
    'a typo in a common word',
    { q: 'chikcen', worstRank: 1 },
    '0: scan 1000, else index, 1: scan 1000, else index',
  ],
  ['a common word and a rare one', { q: 'salt sumac' }, '0+1+2+3+4+5+6+7: index'],
  [
    'two common words',
    { q: 'chicken rice', worstRank: 2 },
    '0: trial 500, scan 5000, else index, 1: trial 500, scan 5000, else index, 2: trial 500, scan 5000, else index',
  ],
  [
    'a common word behind a diet',
    { q: 'chicken', dietType: 'Vegan', worstRank: 0 },
    '0: trial 500, scan 5000, else index',
  ],
  ['a common word by one author', { q: 'chicken', author: 3, worstRank: 1 }, '0: index, 1: index'],
  ['a page that begins in a later tier', { q: 'sumac', firstRank: 5 }, '5+6+7: index'],
  ['a page behind the last tier', { q: 'sumac', firstRank: 8 }, 'no tier'],
  ['titles only, as suggestions ask', { q: 'sumac', worstRank: 1 }, '0+1: index'],
  [
    'a single place, tier by tier',
    { q: 'kale', limit: 1 },
    '0+1: index, 4: scan 1000, else index, 5: index, 6: scan 1000, else index, 7: scan 1000, else index',
  ],
  ['a small site', { q: 'saffron', all: 2_000, worstRank: 4 }, '4: scan 1000, else index'],
]

for (const [name, options, plan] of cases)
  test(`${name} → ${plan}`, () => assert.equal(summarize(options), plan))

test('a trial is promising if a scan ten times as long would fill a page', () => {
  const scan: Scan = { trialRows: 500, maxRows: 5_000, readsAll: false }
  assert.equal(isPromising(2, scan, 25), false)
  assert.equal(isPromising(3, scan, 25), true)
  assert.equal(isPromising(2, scan, 20), true)
})

test('only a single common word is certain to be found without looking', () => {
  const isFound = (q: string) => isCertainlyFound(searchFor({ q }).terms, million)
  assert.deepEqual(['salt', 'kale', 'sumac', 'absent', 'salt chicken', ''].map(isFound), [
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})
