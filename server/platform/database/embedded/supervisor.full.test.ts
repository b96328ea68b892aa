import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { assertWithinFirstStarts, summarizeDurations } from '#tests/support/server-process.ts'
import { waitFor } from '#tests/support/site.ts'
import {
  aDataDir,
  anInitializedDataDir,
  killPostmaster,
  postmasterPid,
  query,
  start,
  waitUntil,
} from './embedded.support.ts'
import type { Connection } from './embedded.ts'

const rounds = 5

test('kill -9 of PostgreSQL during writes loses no confirmed write, and it is back soon', async t => {
  const dataDir = aDataDir(t)
  const startedAt = performance.now()
  const postgres = await start(dataDir, { settings: {} })
  const firstStartMs = performance.now() - startedAt
  const recoveriesMs: number[] = []
  await query(postgres.connection, 'create table writes (id bigint primary key)')
  const confirmed: string[] = []
  const writing = new AbortController()
  const writers = [1, 2, 3, 4].map(id => keepWriting(postgres.connection, id, confirmed, writing.signal))

  t.after(() => writing.abort())

  for (let round = 0; round < rounds; round++) {
    const before = confirmed.length
    await sleep(1100) // crashes in quicker succession are retried with growing delays
    assert.ok(confirmed.length > before)
    await killPostmaster(dataDir)
    const killedAt = performance.now()
    await waitUntil(() => postgres.events.filter(isRecovered).length === round + 1, 'PostgreSQL to be back')
    recoveriesMs.push(performance.now() - killedAt)
    assert.equal(postgres.isRunning(), true)
  }
  t.diagnostic(`back after ${summarizeDurations(recoveriesMs)}`)
  assertWithinFirstStarts(recoveriesMs, firstStartMs)
  writing.abort()
  await Promise.all(writers)

  const rows = await query<{ id: string }>(postgres.connection, 'select id from writes')
  const stored = new Set(rows.map(({ id }) => id))
  assert.deepEqual(
    confirmed.filter(id => !stored.has(id)),
    [],
  )
})

test('Ctrl-C on our terminal does not reach PostgreSQL before our own orderly stop', async t => {
  const dataDir = await anInitializedDataDir(t)
  await start(dataDir)
  const pid = postmasterPid(dataDir)
  const group = execFileSync('ps', ['-o', 'pgid=', '-p', String(pid)], { encoding: 'utf8' })
  assert.equal(Number(group), pid)
})

test('isRunning is false while PostgreSQL is down', async t => {
  const dataDir = await anInitializedDataDir(t)
  const postgres = await start(dataDir)
  await killPostmaster(dataDir)
  await waitUntil(() => !postgres.isRunning(), 'isRunning to be false')
  await waitUntil(() => postgres.isRunning(), 'isRunning to be true')
  assert.match(postgres.events.map(event => event.message).join(), /PostgreSQL ended \(killed by SIGKILL\)/)
})

test('a stop while PostgreSQL is being started again leaves nothing running', async t => {
  const dataDir = await anInitializedDataDir(t)
  for (const waitMs of [0, 90, 105, 115, 130]) {
    const postgres = await start(dataDir)
    await killPostmaster(dataDir)
    await waitUntil(() => !postgres.isRunning(), 'isRunning to be false')
    await sleep(waitMs)
    await postgres.stop()
    await sleep(150)
    assert.equal(postmasterPid(dataDir), undefined)
  }
})

test('a stop ends open sessions instead of waiting for them', async t => {
  const postgres = await start(await anInitializedDataDir(t))
  const adminShutdown = '57P01'
  const ended = assert.rejects(query(postgres.connection, 'select pg_sleep(30)'), { code: adminShutdown })
  const sleepers = `select from pg_stat_activity where query = 'select pg_sleep(30)'`
  await waitFor(
    async () => (await query(postgres.connection, sleepers)).length === 1 || undefined,
    'the session',
  )
  await postgres.stop()
  await ended
})

const isRecovered = ({ message }: { message: string }) => message === 'PostgreSQL is back'

async function keepWriting(
  connection: Connection,
  writer: number,
  confirmed: string[],
  signal: AbortSignal,
): Promise<void> {
  for (let next = writer * 1_000_000; !signal.aborted; ) {
    const client = new Client(connection)
    client.on('error', () => undefined)
    try {
      await client.connect()
      while (!signal.aborted) {
        next += 1
        await client.query('insert into writes values ($1)', [next])
        confirmed.push(String(next))
      }
    } catch {
      await sleep(10) // expected: the server is down
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}
