import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultRules } from '#texts/rules.ts'
import { parseRules } from './parse-rules.ts'

test('the rules that ship are eight, each with a text and an example', () => {
  const { introduction, rules } = parseRules(defaultRules)
  assert.match(introduction, /^Eight of them/)
  assert.deepEqual(
    rules.map(({ number }) => number),
    [1, 2, 3, 4, 5, 6, 7, 8],
  )
  for (const { name, text, example } of rules) assert.ok(name && text && example, name)
  assert.equal(rules[2]?.example, 'If you are paid or given something for it, it is an advertisement.')
})

const rule = (changes: object) => ({ number: 1, name: 'Be kind', text: 'Always.', example: '', ...changes })

const cases: [written: string, rules: object[], introduction?: string][] = [
  ['', []],
  ['Only words', [], 'Only words'],
  ['1. Be kind\nAlways.', [rule({})]],
  ['Hello\nthere\n\nyou\n1. Be kind\nAlways.', [rule({})], 'Hello there\n\nyou'],
  ['1. Be kind\r\nAl-\r\nways.\r\n\r\n\r\nReally.', [rule({ text: 'Al- ways.\n\nReally.' })]],
  ['  1.   Be kind  \n  Always.  ', [rule({})]],
  ['1. Be kind\nAlways.\n\nFor example, say thanks.', [rule({ example: 'Say thanks.' })]],
  ['1. Be kind\nAlways.\n\nFor example: “thanks”.', [rule({ example: '“thanks”.' })]],
  // An example in the middle is part of the text, and so is an example that is all a rule says.
  [
    '1. Be kind\nFor example, say thanks.\n\nAlways.',
    [rule({ text: 'For example, say thanks.\n\nAlways.' })],
  ],
  ['1. Be kind\nFor example, say thanks.', [rule({ text: 'For example, say thanks.' })]],
  // Without the space or the full stop, the line is plain text.
  ['1. Be kind\n2.5 litres, 3 cups', [rule({ text: '2.5 litres, 3 cups' })]],
  [
    '1. Be kind\nAlways.\n7. Be brief\nOften.',
    [rule({}), { number: 7, name: 'Be brief', text: 'Often.', example: '' }],
  ],
]

for (const [written, rules, introduction = ''] of cases) {
  test(`${JSON.stringify(written)} has ${rules.length} rules`, () => {
    assert.deepEqual(parseRules(written), { introduction, rules })
  })
}
