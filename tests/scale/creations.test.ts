import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countDeadlocks, countStatuses, runConcurrently } from '#tests/support/concurrency.ts'
import { aMember } from '#tests/support/people.ts'
import { aRecipe } from '#tests/support/recipes.ts'
import { openSite, waitFor } from '#tests/support/site.ts'

const site = await openSite()
const author = await aMember(site)
const newWords = 'zanzika pombeka ulezika mtamaka'
const publish = (changes: Record<string, unknown>) =>
  site.call('POST', '/api/recipes', { token: author.token, body: aRecipe({ title: newWords, ...changes }) })

test('a recipe that is being published keeps nobody from publishing, not even with the same new words', async () => {
  const gate = await site.pool.connect()
  try {
    await gate.query('begin')
    await gate.query('lock table ratings in share mode')
    const held = publish({ rating: 5 })
    await waitFor(async () => {
      const { rows } = await gate.query(
        "select from pg_locks where not granted and relation = 'ratings'::regclass",
      )
      return rows.length > 0 || undefined
    }, 'a recipe that waits for its rating')
    // Of several, as one may happen to count in the held one's slot.
    const others = Array.from({ length: 4 }, () => publish({ rating: 0 }))
    const passed = others.map(async reply => assert.equal((await reply).status, 201))
    await Promise.any(passed)
    await gate.query('commit')
    assert.equal((await held).status, 201)
    await Promise.allSettled(passed)
  } finally {
    gate.release()
  }
})

test('what many publish and delete at once is counted exactly', async () => {
  const countAll = async () =>
    Number((await site.call('GET', '/api/recipes?limit=1')).headers.get('x-total-count'))
  const before = await countAll()
  const replies = await runConcurrently(40, n => publish({ title: `Githeri ${n} ${newWords}${n % 4}` }))
  assert.deepEqual(countStatuses(replies), { 201: 40 })
  const gone = await runConcurrently(15, n =>
    site.call('DELETE', `/api/recipes/${replies[n]?.body.id}`, { token: author.token }),
  )
  assert.deepEqual(countStatuses(gone), { 204: 15 })
  assert.equal(await countAll(), before + 25)
  const { body } = await site.call('GET', '/api/recipes/facets')
  assert.deepEqual(body.countries, [{ value: 'Kenya', count: before + 25 }])
  assert.equal(await countDeadlocks(site), 0)
})
