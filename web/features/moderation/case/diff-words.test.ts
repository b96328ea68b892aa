import assert from 'node:assert/strict'
import { test } from 'node:test'
import { diffWords } from './diff-words.ts'

const written = (before: string, after: string) =>
  diffWords(before, after)
    .map(({ kind, text }) => ({ same: text, added: `+[${text}]`, deleted: `-[${text}]` })[kind])
    .join('')

const rows: [string, string, string][] = [
  ['', '', ''],
  ['Salt it.', 'Salt it.', 'Salt it.'],
  ['', 'Salt it.', '+[Salt it.]'],
  ['Salt it.', '', '-[Salt it.]'],
]

test('words that stay, deleted words and added words are told apart', () => {
  for (const [before, after, expected] of rows) assert.equal(written(before, after), expected)
  assert.equal(
    written('Boil the dry beans for six hours.', 'Boil the soaked beans for six hours.'),
    'Boil the -[dry ]+[soaked ]beans for six hours.',
  )
})

test('the old text is all words but the added ones, and the new text all but the deleted ones', () => {
  const texts = ['a b c d', 'b a d c', 'a a a', 'x', '', 'd c b a x a b c d', 'a  b\nc d']
  const words = (text: string) => text.split(/\s+/).filter(Boolean)
  for (const before of texts)
    for (const after of texts) {
      const parts = diffWords(before, after)
      const without = (kind: string) =>
        words(
          parts
            .filter(part => part.kind !== kind)
            .map(part => part.text)
            .join(' '),
        )
      assert.deepEqual(without('added'), words(before), `${before} → ${after}`)
      assert.deepEqual(without('deleted'), words(after), `${before} → ${after}`)
    }
})

test('two long texts without a common word are compared as a whole', () => {
  const long = (word: string) => Array.from({ length: 5000 }, (_, at) => `${word}${at}`).join(' ')
  assert.deepEqual(
    diffWords(long('a'), long('b')).map(({ kind }) => kind),
    ['deleted', 'added'],
  )
})
