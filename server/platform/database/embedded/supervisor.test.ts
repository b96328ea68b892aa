import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import {
  anInitializedDataDir,
  killPostmaster,
  postmasterPid,
  query,
  start,
  waitUntil,
} from './embedded.support.ts'
import type { Connection } from './embedded.ts'

const rounds = 5
const maxRecoveryMs = 2000

test('kill -9 of PostgreSQL during writes loses no confirmed write, and it is back within 2 s', async t => {
  const dataDir = await anInitializedDataDir(t)
  const postgres = await start(dataDir, { settings: {} })
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
    assert.ok(performance.now() - killedAt < maxRecoveryMs)
    assert.equal(postgres.isRunning(), true)
  }
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
  const sleeper = query(postgres.connection, 'select pg_sleep(30)')
  const ended = assert.rejects(sleeper)
  await sleep(100)
  const startedAt = performance.now()
  await postgres.stop()
  assert.ok(performance.now() - startedAt < maxRecoveryMs)
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
