import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { beforeEach, test } from 'node:test'
import { aMember } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import { beginTerm, deleteForeignMarks, recordWrite } from './marks.queries.ts'

const site = await openSite()
const { db, pool } = site

beforeEach(async () => {
  await pool.query('delete from write_marks')
  await pool.query('delete from replication_terms')
})

const markedMembers = async () =>
  (await db.selectFrom('write_marks').select('user_id').orderBy('user_id').execute()).map(
    ({ user_id }) => user_id,
  )
const countTerms = async () => (await pool.query('select from replication_terms')).rowCount

test('however often they write, there is one mark a member and one of everybody; it goes with the member', async () => {
  const [first, second] = [await aMember(site), await aMember(site)]
  const writers = Array.from({ length: 10 }, () => [first.id, second.id, undefined]).flat()
  await Promise.all(writers.map(id => recordWrite(db, id)))
  await beginTerm(db, randomUUID(), undefined)
  assert.deepEqual(await markedMembers(), [first.id, second.id, null])
  await db.deleteFrom('users').where('id', '=', first.id).execute()
  assert.deepEqual(await markedMembers(), [second.id, null])
})

test('marks of another log than this server’s are deleted at a start, and others are not', async () => {
  const [here, foreign] = [await aMember(site), await aMember(site)]
  await recordWrite(db, here.id)
  await pool.query("insert into write_marks values ($1, 'FFFF/0')", [foreign.id])
  await deleteForeignMarks(db)
  assert.deepEqual(await markedMembers(), [here.id])
})

test('a process has one term, however often it begins anew; one of a process that has ended goes after a week', async () => {
  let term: string | undefined
  for (let n = 0; n < 5; n += 1) {
    const next = randomUUID()
    await beginTerm(db, next, term)
    term = next
  }
  assert.equal(await countTerms(), 1)
  await beginTerm(db, randomUUID(), undefined)
  await pool.query(
    "update replication_terms set began_at = now() - interval '6 days 23 hours' where id = $1",
    [term],
  )
  await beginTerm(db, randomUUID(), undefined)
  assert.equal(await countTerms(), 3)
  await pool.query("update replication_terms set began_at = now() - interval '7 days 1 hour' where id = $1", [
    term,
  ])
  await beginTerm(db, randomUUID(), undefined)
  assert.equal(await countTerms(), 3)
})

test('of processes that end soon after each start, the newest thousand terms are kept', async () => {
  await pool.query(
    `insert into replication_terms (id, began_at)
     select gen_random_uuid(), now() - n * interval '1 second' from generate_series(1, 3000) n`,
  )
  const id = randomUUID()
  await beginTerm(db, id, undefined)
  const { rows } = await pool.query(
    `select count(*) as count, min(began_at) > now() - interval '1001 seconds' as "areNewest",
       bool_or(id = $1) as "hasNew" from replication_terms`,
    [id],
  )
  assert.deepEqual(rows, [{ count: 1_000, areNewest: true, hasNew: true }])
})
