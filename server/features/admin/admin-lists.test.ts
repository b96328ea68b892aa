import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { maxPageSize } from '#contract/limits.ts'
import { nextPath, readPages } from '#tests/support/call.ts'
import { aMember, anAdmin } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const { call, db } = site
const { token } = await anAdmin(site)
const author = await aMember(site)
const recipe = await publishRecipe(site, author)
const crowd = 3_000

await sql`insert into users (email, email_key, username, username_key, first_name, password_hash)
  select name || '@crowd.example', name || '@crowd.example', name, name, 'Crowd', ''
  from (select 'crowd-' || n as name from generate_series(1, ${sql.lit(crowd)}) n) names`.execute(db)
await sql`insert into comments (recipe_id, author_id, content)
  select ${recipe}, ${author.id}, 'Comment ' || n from generate_series(1, ${sql.lit(crowd)}) n`.execute(db)
await sql`analyze users, comments, recipes`.execute(db)

for (const list of ['users', 'comments'] as const) {
  test(`${list}: a bare array of the newest hundred; Link leads to every other page, and each row comes once`, async () => {
    const ids: number[] = []
    const first = await call('GET', `/api/admin/${list}`, { token })
    assert.equal(first.body.length, maxPageSize)
    const read = (path: string) => call('GET', path, { token })
    for await (const page of readPages(`/api/admin/${list}?limit=97`, read)) {
      assert.equal(page.status, 200)
      assert.ok(page.body.length <= 97)
      ids.push(...page.body.map(({ id }: { id: number }) => id))
    }
    assert.deepEqual(
      ids,
      ids.toSorted((a, b) => b - a),
    )
    const { rows } = await sql<{
      count: number
    }>`select count(*)::int as count from ${sql.table(list)}`.execute(db)
    const left = list === 'users' ? await countFormer() : 0
    assert.equal(new Set(ids).size, (rows[0]?.count ?? 0) - left)
    assert.equal(ids.length, new Set(ids).size)
  })
}

const countFormer = async () =>
  (await db.selectFrom('users').select('id').where('email_key', '=', '').execute()).length

test('deleting or adding rows meanwhile moves no row to another page', async () => {
  const first = await call('GET', '/api/admin/comments?limit=5', { token })
  const last = first.body.at(-1).id
  await db.deleteFrom('comments').where('id', '=', first.body[0].id).execute()
  const { body } = await call('GET', nextPath(first.headers) ?? '', { token })
  assert.ok(body.every(({ id }: { id: number }) => id < last))
  assert.equal(body.length, 5)
})

test('a page size beyond the maximum gives the maximum; an invalid cursor is refused', async () => {
  assert.equal((await call('GET', '/api/admin/users?limit=10000', { token })).body.length, maxPageSize)
  for (const query of ['limit=0', 'cursor=x', 'cursor=-1', 'cursor=1e3']) {
    const { status, body } = await call('GET', `/api/admin/users?${query}`, { token })
    assert.deepEqual([status, body.code], [400, 'invalid_request'], query)
  }
})
