import assert from 'node:assert/strict'
import { test } from 'node:test'
import { groupLines, type LineGroup } from './text-groups.ts'

const group = (lines: [position: number, text: string][], others: Partial<LineGroup> = {}): LineGroup => ({
  heading: undefined,
  blankLines: 0,
  ...others,
  lines: lines.map(([position, text]) => ({ position, text })),
})

test('a line that ends in a colon heads those after it, as it is written', () => {
  assert.deepEqual(groupLines('salt\nUgali:\n4 cups water\n 2 cups flour \nSukuma wiki :\n1 onion'), [
    group([[0, 'salt']]),
    group(
      [
        [1, '4 cups water'],
        [2, '2 cups flour'],
      ],
      { heading: 'Ugali:' },
    ),
    group([[3, '1 onion']], { heading: 'Sukuma wiki :' }),
  ])
})

test('blank lines set lines apart, and are no lines themselves', () => {
  assert.deepEqual(groupLines('\nsalt\r\n\r\noil\n \n\t\nUgali:\n\nflour\n\n'), [
    group([[0, 'salt']]),
    group([[1, 'oil']], { blankLines: 1 }),
    group([], { heading: 'Ugali:', blankLines: 2 }),
    group([[2, 'flour']], { blankLines: 1 }),
  ])
})

test('a long sentence that ends in a colon is no heading', () => {
  const sentence = `${'Stir '.repeat(20)}and serve with:`
  assert.deepEqual(groupLines(sentence), [group([[0, sentence]])])
})

test('text of blank lines alone is no groups', () => assert.deepEqual(groupLines(' \n\n'), []))

test('no text is no groups', () => assert.deepEqual(groupLines(''), []))
