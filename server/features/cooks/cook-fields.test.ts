import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aCook, cookRecipe } from '#tests/support/cooks.ts'
import { aMember } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { openSite, openUnthrottled } from '#tests/support/site.ts'

const site = await openSite()
const { call } = await openUnthrottled(site)

async function aSaltedRecipe() {
  const [author, reader] = [await aMember(site), await aMember(site)]
  const ingredients = '2 cups maize flour\n2 tsp salt\n1 onion'
  return { reader, id: await publishRecipe({ call }, author, { ingredients }) }
}

type Wrong = [field: string, changes: Record<string, unknown>]

test('impossible values are refused with a sentence at their field, and nothing is stored', async () => {
  const { reader, id } = await aSaltedRecipe()
  const line = '2 tsp salt'
  const changed = (...changes: unknown[]) => ({ howCooked: 'changed', changes })
  const tomorrow = new Date(Date.now() + 40 * 3_600_000).toISOString().slice(0, 10)
  const wrong: Wrong[] = [
    ['howCooked', { howCooked: 'boiled' }],
    ...[0, 6, 3.5, null, 'many'].map((rating): Wrong => ['rating', { rating }]),
    ...[tomorrow, '1899-12-31', '2026-02-30', '30 April', null, 7].map(
      (cookedOn): Wrong => ['cookedOn', { cookedOn }],
    ),
    ...[0, 4_321, 1.5, 'long'].map((minutes): Wrong => ['minutes', { minutes }]),
    ['note', { note: 'a'.repeat(2_001) }],
    ['changes', { changes: [{ line, verb: 'less' }] }],
    ['changes', changed({ line: '3 tsp salt', verb: 'less' })],
    ['changes', changed({ line, verb: 'less' }, { line, verb: 'more' })],
    ['changes', changed(...Array.from({ length: 31 }, (_, n) => ({ verb: 'added', what: `${n}` })))],
    ['changes', changed({ verb: 'less' })],
    ['changes', changed({ line, verb: 'added', what: 'salt' })],
    ['changes', changed({ line, verb: 'swapped' })],
    ['changes', changed({ verb: 'added' })],
    ['changes', changed({ line, verb: 'doubled' })],
    ['changes', changed({ line, verb: 'more', what: 'a'.repeat(101) })],
    ['isPrivate', { isPrivate: 'yes' }],
    ['version', { version: 2 }],
    ['photo', { photo: 'https://example.org/ugali.jpg' }],
    ['photo', { photo: `${site.url}/media/images/${'0'.repeat(32)}-960.webp` }],
  ]
  for (const [field, changes] of wrong) {
    const { status, body } = await call('POST', `/api/recipes/${id}/cooks`, {
      token: reader.token,
      body: aCook(changes),
    })
    assert.deepEqual(
      [status, body.code, Object.keys(body.fields ?? {})],
      [400, 'invalid_request', [field]],
      JSON.stringify(changes),
    )
  }
  assert.deepEqual((await call('GET', '/api/cooks', { token: reader.token })).body, [])
})

test('a day that has begun somewhere on earth is not in the future', async () => {
  const { reader, id } = await aSaltedRecipe()
  const cookedOn = new Date(Date.now() + 13.9 * 3_600_000).toISOString().slice(0, 10)
  assert.equal((await cookRecipe({ call }, reader, id, { cookedOn })).cookedOn, cookedOn)
})
