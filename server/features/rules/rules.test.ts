import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as limits from '#contract/limits.ts'
import { anAdmin } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite({ LIMITS: 'maxRuleTexts=3' })
const { call } = site
const { token } = await anAdmin(site)

const readRules = async () => (await call('GET', '/api/rules')).body
const readText = async () => (await call('GET', '/api/admin/rules', { token })).body
const publish = (body: unknown) => call('PUT', '/api/admin/rules', { token, body })
const namesOf = ({ rules }: { rules: { name: string }[] }) => rules.map(({ name }) => name)

test('until an administrator writes rules, eight are in force, those about law and health first', async () => {
  const body = await readRules()
  assert.equal(body.rules.length, 8)
  assert.deepEqual(body.rules[2], {
    number: 3,
    name: 'No advertising',
    text: 'Nothing is sold at this table: no shops, codes or paid praise. A link to your own blog under your own recipe is fine.',
    example: 'If you are paid or given something for it, it is an advertisement.',
  })
  assert.deepEqual(body.gravity, [8, 5, 1, 2, 7, 4, 3, 6])
  assert.deepEqual([body.inForceSince, body.changes], [null, []])
})

test('visitors read newly published rules at once, with the changes', async () => {
  const written = await readText()
  const text = written.text
    .replace('Ingredients belong to nobody.', 'Lists belong to nobody.')
    .replace('8. Nothing against the law', '8. Nothing against the law of Kenya')
  const { status, body } = await publish({ text, gravity: [5, 8, 1, 2, 7, 4, 3, 6], basedOn: 0 })
  assert.deepEqual([status, body.revision, body.text], [200, 1, text])
  const rules = await readRules()
  assert.deepEqual(rules.gravity, [5, 8, 1, 2, 7, 4, 3, 6])
  assert.ok(Date.parse(rules.inForceSince) > 0)
  assert.deepEqual(rules.changes, [
    { kind: 'changed', name: 'Say where a recipe comes from' },
    { kind: 'added', name: 'Nothing against the law of Kenya' },
    { kind: 'removed', name: 'Nothing against the law' },
  ])
})

test('publishing the same rules again does not make them new', async () => {
  const { revision, text, gravity } = await readText()
  const before = await readRules()
  assert.equal((await publish({ text, gravity, basedOn: revision })).status, 200)
  assert.deepEqual(await readRules(), before)
})

const refused: [field: string, body: object, sentence: RegExp][] = [
  ['text', { text: '' }, /is required/],
  ['text', { text: 'Be kind' }, /no rule yet/],
  ['text', { text: '2. Be kind\nAlways.' }, /Rule 2 stands where rule 1/],
  ['text', { text: '1. Be kind\nAlways.\n1. Again\nAlways.' }, /Rule 1 stands where rule 2/],
  ['text', { text: '1. Be kind' }, /Rule 1 says nothing/],
  ['text', { text: `1. ${'x'.repeat(limits.maxRuleNameLength + 1)}\nAlways.` }, /at most 120/],
  ['text', { text: `1. Be kind\n${'x'.repeat(limits.maxRulesLength)}` }, /at most 20,000/],
  [
    'text',
    { text: Array.from({ length: limits.maxRules + 1 }, (_, n) => `${n + 1}. A\nB`).join('\n') },
    /at most 30 rules/,
  ],
  ['gravity', { gravity: [] }, /from 1 to 1 once/],
  ['gravity', { gravity: [2] }, /from 1 to 1 once/],
  ['gravity', { gravity: [1, 1] }, /from 1 to 1 once/],
]

for (const [field, change, sentence] of refused) {
  test(`refused with a sentence: ${JSON.stringify(change).slice(0, 60)}`, async () => {
    const before = await readText()
    const { status, body } = await publish({
      text: '1. Be kind\nAlways.',
      gravity: [1],
      basedOn: before.revision,
      ...change,
    })
    assert.deepEqual([status, Object.keys(body.fields)], [400, [field]])
    assert.match(body.fields[field], sentence)
    assert.deepEqual(await readText(), before)
  })
}

test('as many rule texts are kept as the operator says, including the one in force', async () => {
  for (let n = 0; n < 5; n++) {
    const { revision } = await readText()
    assert.equal(
      (await publish({ text: `1. Rule ${n}\nWords.`, gravity: [1], basedOn: revision })).status,
      200,
    )
  }
  const kept = await site.db.selectFrom('rule_texts').select('text').orderBy('revision').execute()
  assert.deepEqual(
    kept.map(({ text }) => text),
    [2, 3, 4].map(n => `1. Rule ${n}\nWords.`),
  )
  // The rules after which these would come were deleted. These must not be stored as rules before the ones in force.
  assert.equal((await publish({ text: '1. Late\nWords.', gravity: [1], basedOn: 0 })).status, 409)
  assert.deepEqual(namesOf(await readRules()), ['Rule 4'])
})
