import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { markWords, type Segment, startOfDifference } from './mark-words.ts'

const shown = (segments: Segment[]) =>
  segments.map(({ text, isOther }) => (isOther ? `[${text}]` : text)).join('')

const cases: [before: string, after: string, markedBefore: string, markedAfter: string][] = [
  ['1 teaspoon salt', '½ teaspoon salt', '[1] teaspoon salt', '[½] teaspoon salt'],
  ['1 1/2 cups flour', '1 cup flour', '1 [1/2 cups] flour', '1 [cup] flour'],
  [
    'Boil for 5 minutes.',
    'Boil for 10 minutes, covered.',
    'Boil for [5] minutes.',
    'Boil for [10] minutes[, covered].',
  ],
  ['Serve.', 'Serve. Finish with lemon.', 'Serve.', 'Serve. [Finish with lemon.]'],
  ['Stir the pot well', 'Stir pot well', 'Stir [the] pot well', 'Stir pot well'],
  ['2 onions', 'a bunch of kale', '[2 onions]', '[a bunch of kale]'],
  ['500g d’épinards', '400g d’épinards', '[500g] d’épinards', '[400g] d’épinards'],
]
for (const [before, after, markedBefore, markedAfter] of cases)
  test(`${before} → ${after}`, () => {
    const marked = markWords(before, after)
    assert.deepEqual([shown(marked.before), shown(marked.after)], [markedBefore, markedAfter])
  })

test('the segments of a side add up to its line, whatever the lines are', () => {
  const line = fc.array(
    fc.constantFrom('salt', 'oil', ' ', '  ', '.', ', ', '½', '10', 'é', '🍲', '\u0301'),
    {
      maxLength: 40,
    },
  )
  fc.assert(
    fc.property(line, line, (one, other) => {
      const [before, after] = [one.join(''), other.join('')]
      const marked = markWords(before, after)
      assert.equal(marked.before.map(({ text }) => text).join(''), before)
      assert.equal(marked.after.map(({ text }) => text).join(''), after)
    }),
    { seed: 1 },
  )
})

test('two long lines without a common word are marked as a whole, without comparing every pair of words', () => {
  const words = (letter: string) => Array.from({ length: 2_500 }, (_, at) => `${letter}${at}`).join(' ')
  const [before, after] = [words('a'), words('b')]
  assert.deepEqual(markWords(before, after), {
    before: [{ text: before, isOther: true }],
    after: [{ text: after, isOther: true }],
  })
})

test('a long step can be shown from the sentence with the first mark, or from its last sentence', () => {
  const start = 'Add the rest of the flour in two or three goes, pressing well.'
  const longer = `${start} Cook for 5 minutes, then rest. Serve.`
  const { before } = markWords(longer, longer.replace('5', '10'))
  assert.equal(longer.slice(startOfDifference(before)), 'Cook for 5 minutes, then rest. Serve.')
  assert.equal(longer.slice(startOfDifference([{ text: longer, isOther: false }])), 'Serve.')
  assert.equal(startOfDifference(markWords('Boil. Cook 5 minutes.', 'Boil. Cook 6 minutes.').before), 0)
})
