import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { waitFor } from '#tests/support/wait-for.ts'
import {
  anInitializedDataDir,
  killPostmaster,
  postmasterPid,
  query,
  start,
  waitUntil,
} from './embedded.support.ts'

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
