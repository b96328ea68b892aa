import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { anAdmin } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import { countMembers, listMemberPage, maxMatches } from './member-list.queries.ts'

const site = await openSite()
const admin = await anAdmin(site)
const { token } = admin

const list = async (query: Record<string, string> = {}) => {
  const { status, body } = await site.call('GET', `/api/admin/members?${new URLSearchParams(query)}`, {
    token,
  })
  assert.equal(status, 200)
  return body
}

const crowd = 100_000
const batch = 10_000
for (let from = 1; from <= crowd; from += batch)
  await site.pool.query(
    `insert into users (email, email_key, username, username_key, first_name, password_hash)
     select key || '@crowd.example', key || '@crowd.example', key, key, 'Crowd ' || n, ''
     from (select n, 'crowd-' || lpad(n::text, 6, '0') as key from generate_series($1::int, $2::int) n) keys`,
    [from, from + batch - 1],
  )
await site.pool.query('analyze users')

/** Counts how many rows of the table are read, by index or by scan. A connection's counters also contain what it did before. */
const readRows = (act: (db: Database) => Promise<unknown>) =>
  site.db.transaction().execute(async trx => {
    const countRead = async () => {
      const { rows } = await sql<{ read: number }>`
        select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read
        from pg_stat_xact_user_tables where relname = 'users'`.execute(trx)
      return rows[0]?.read ?? 0
    }
    const before = await countRead()
    await act(trx)
    return (await countRead()) - before
  })

test(`with ${crowd} members, a page reads a few hundred rows for any sorting and search`, {
  tags: ['trust-members'],
}, async t => {
  const sorts = ['newest', 'oldest', 'name', 'name-desc'] as const
  const after = Number((await list({ q: `crowd-0${crowd / 2}` })).members[0].id)
  for (const sort of sorts) {
    for (const edge of [{}, { after }, { before: after }]) {
      const read = await readRows(trx =>
        listMemberPage(trx, { adminId: admin.id, words: '', sort, ...edge }, 20),
      )
      assert.ok(read <= 200, `${sort} ${JSON.stringify(edge)}: ${read}`)
    }
    const read = await readRows(trx => listMemberPage(trx, { adminId: admin.id, words: 'crowd', sort }, 20))
    t.diagnostic(`${sort}, of words that all begin with: ${read} rows`)
    assert.ok(read <= 6 * maxMatches, `${sort}: ${read}`)
  }
  assert.ok((await readRows(trx => countMembers(trx, { words: '' }))) <= 10_001)
  assert.ok((await readRows(trx => countMembers(trx, { words: 'crowd' }))) <= 6 * maxMatches)
})
