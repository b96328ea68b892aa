import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isOneTypoApart } from './one-typo.ts'
import { searchCases, searchFixtures } from './search-cases.ts'
import { bayesianRating, byRelevance, rankCatalogue } from './search-match.ts'
import { searchDocument, searchTerms, wordForms } from './search-terms.ts'

const names = Object.keys(searchFixtures)
const documents = Object.values(searchFixtures).map(searchDocument)

for (const { q, finds } of searchCases) {
  test(`the local search for "${q}" finds ${finds.join(', ') || 'nothing'}`, () => {
    const placed = rankCatalogue(documents, q).flatMap((rank, id) =>
      rank === undefined ? [] : [{ rank, id, rating: 0, ratingCount: 0 }],
    )
    assert.deepEqual(
      placed.sort(byRelevance).map(({ id }) => names[id]),
      finds,
    )
  })
}

test('a blank search finds everything, and a search without a letter or digit finds nothing', {
  tags: ['2-search-box'],
}, () => {
  assert.deepEqual(new Set(rankCatalogue(documents, '  ')), new Set([0]))
  assert.deepEqual(new Set(rankCatalogue(documents, ' !? ')), new Set([undefined]))
})

test('a search word is folded, also spelled without umlauts, and also searched in the singular', () => {
  assert.deepEqual(
    searchTerms('Mac’n’Cheese  mac-n-cheese 2½').map(({ text }) => text),
    ['macncheese', 'mac', 'n', 'cheese', '2½'],
  )
  assert.deepEqual(searchTerms('Gewürzgurkens'), [
    {
      text: 'gewurzgurkens',
      spellings: ['gewurzgurkens', 'gewuerzgurkens'],
      forms: ['gewurzgurkens', 'gewurzgurken', 'gewuerzgurkens', 'gewuerzgurken'],
    },
  ])
})

test('the forms of a word are the words that it may be the plural of', () => {
  assert.deepEqual(wordForms('tomatoes'), ['tomatoes', 'tomatoe', 'tomato'])
  assert.deepEqual(wordForms('cookies'), ['cookies', 'cookie', 'cooky'])
  assert.deepEqual(wordForms('loaves'), ['loaves', 'loave', 'loaf'])
  for (const word of ['couscous', 'asparagus', 'bass', 'anis', 'gas', 'rice'])
    assert.deepEqual(wordForms(word), [word])
})

test('one typo is one letter more, less or wrong, or two swapped letters; two of these are two typos', () => {
  const apart = [
    ['soup', 'soop'],
    ['soup', 'soups'],
    ['soup', 'oup'],
    ['soup', 'suop'],
    ['soup', 'soupe'],
    ['soup', 'csoup'],
  ]
  const notApart = [
    ['soup', 'soup'],
    ['soup', 'sop e'],
    ['soup', 'spou'],
    ['soup', 'puos'],
    ['soup', 'so'],
    ['abcd', 'badc'],
  ]
  for (const [one = '', other = ''] of apart) {
    assert.ok(isOneTypoApart(one, other) && isOneTypoApart(other, one), `${one} ${other}`)
  }
  for (const [one = '', other = ''] of notApart) assert.ok(!isOneTypoApart(one, other), `${one} ${other}`)
})

test('many good ratings beat one perfect one, and no rating counts as 3.5', () => {
  assert.equal(bayesianRating(0, 0), 3500)
  assert.ok(bayesianRating(4.8, 50) > bayesianRating(5, 1))
  assert.ok(bayesianRating(5, 1) > bayesianRating(0, 0))
  assert.ok(bayesianRating(2, 3) < bayesianRating(0, 0))
})
