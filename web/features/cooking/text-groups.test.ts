import assert from 'node:assert/strict'
import { test } from 'node:test'
import { groupLines } from './text-groups.ts'

test('a line that ends in a colon heads those after it, and blank lines are nothing', () => {
  assert.deepEqual(groupLines('salt\n\nUgali:\n4 cups water\n 2 cups flour \n'), [
    { heading: undefined, lines: [{ position: 0, text: 'salt' }] },
    {
      heading: 'Ugali',
      lines: [
        { position: 1, text: '4 cups water' },
        { position: 2, text: '2 cups flour' },
      ],
    },
  ])
})

test('a long sentence that ends in a colon is no heading', () => {
  const sentence = `${'Stir '.repeat(20)}and serve with:`
  assert.deepEqual(groupLines(sentence), [{ heading: undefined, lines: [{ position: 0, text: sentence }] }])
})

test('no text is no groups', () => assert.deepEqual(groupLines(''), []))
