import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openSite } from '#tests/support/site.ts'
import { openSharedCounters, sweepCounts } from './rate-counts.queries.ts'

const { db, pool } = await openSite()
const rate = { calls: 25, seconds: 900 }
const taken = (waits: (number | undefined)[]) => waits.filter(wait => wait === undefined).length

test('two processes count one rate exactly, however many requests come at once; a refused one takes nothing', async () => {
  const processes = [openSharedCounters(db, 'login', rate), openSharedCounters(db, 'login', rate)]
  const waits = await Promise.all(
    Array.from({ length: 200 }, (_, n) => processes[n % 2]?.take('akinyi@example.org')),
  )
  assert.equal(taken(waits), rate.calls)
  const [one, other] = processes
  assert.ok(((await one?.waitMs('akinyi@example.org')) ?? 0) > 890_000)
  await other?.giveBack('akinyi@example.org')
  assert.deepEqual(
    [await one?.waitMs('akinyi@example.org'), await one?.take('akinyi@example.org')],
    [undefined, undefined],
  )
  assert.deepEqual(
    [await other?.left('akinyi@example.org'), await other?.left('another@example.org')],
    [0, rate.calls],
  )
  assert.ok(((await other?.take('akinyi@example.org')) ?? 0) > 890_000)
  assert.equal(await one?.take('another@example.org'), undefined)
  await one?.reset('akinyi@example.org')
  assert.equal(await other?.take('akinyi@example.org'), undefined)
})

test('a window that has ended starts again, and rates with other names are counted separately', async () => {
  const counters = openSharedCounters(db, 'ended', { calls: 1, seconds: 900 })
  await counters.take('a')
  assert.notEqual(await counters.take('a'), undefined)
  assert.equal(await openSharedCounters(db, 'apart', { calls: 1, seconds: 900 }).take('a'), undefined)
  assert.equal(await counters.left('a'), 0)
  await pool.query("update rate_counts set ends_at = now() - interval '1 second'")
  assert.equal(await counters.left('a'), 1)
  assert.equal(await counters.take('a'), undefined)
  assert.notEqual(await counters.take('a'), undefined)
})

test('the sweep deletes counts that have ended and, of too many, those that end first', async () => {
  await pool.query('delete from rate_counts')
  await pool.query(
    "insert into rate_counts select 'key' || n, 1, now() + n * interval '1 minute' from generate_series(-5, 1000) n",
  )
  await sweepCounts(db, 10)
  const { rows } = await pool.query('select key from rate_counts order by ends_at')
  assert.deepEqual(
    rows.map(({ key }) => key),
    Array.from({ length: 10 }, (_, n) => `key${991 + n}`),
  )
})

test('neither an account nor an address is stored with its count', async () => {
  await openSharedCounters(db, 'login', rate).take('10.1.2.0/24 wanjiru@example.org')
  const { rows } = await pool.query('select key from rate_counts')
  assert.ok(rows.length > 0)
  for (const { key } of rows) assert.doesNotMatch(key, /@|10\.1/)
})
