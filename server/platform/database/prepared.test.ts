import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aMember, type Member } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const { call, pool } = site

/** Sends requests whose statements are prepared, each time as a new member for a new recipe. */
async function cook(author: Member): Promise<void> {
  const { token } = await aMember(site)
  const id = await publishRecipe(site, author)
  const bookmark = `/api/recipes/${id}/bookmark`
  await call('POST', `/api/recipes/${id}/comment`, { token, body: { content: `Tamu ${id}` } })
  await call('PUT', `/api/recipes/${id}`, { token, body: { rating: 1 + (id % 5) } })
  for (const method of ['POST', 'DELETE'] as const) await call(method, bookmark, { token })
  assert.equal((await call('GET', `/api/recipes/${id}`, { token })).status, 200)
}

/** Lists the statements that the pool's connections have prepared. */
async function listPrepared(): Promise<string[]> {
  const clients = await Promise.all(Array.from({ length: pool.options.max ?? 0 }, () => pool.connect()))
  const statements = new Set<string>()
  for (const client of clients) {
    const { rows } = await client.query<{ statement: string }>('select statement from pg_prepared_statements')
    for (const { statement } of rows) statements.add(statement)
    client.release()
  }
  return [...statements].sort()
}

test('each connection prepares the same few statements for any member and recipe', async t => {
  const author = await aMember(site)
  await cook(author)
  const first = await listPrepared()
  for (let n = 0; n < 20; n += 1) await cook(author)
  t.diagnostic(`${first.length} statements`)
  assert.ok(first.length > 0)
  assert.deepEqual(await listPrepared(), first)
})
