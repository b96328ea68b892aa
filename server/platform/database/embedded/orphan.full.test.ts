import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import {
  aDataDir,
  anInitializedDataDir,
  clusterIn,
  isRoot,
  killChild,
  nobody,
  postmasterPid,
  query,
  start,
  startChild,
  waitUntil,
} from './embedded.support.ts'
import { isReady } from './pid-file.ts'
import { findProcess } from './process-facts.ts'

test('a PostgreSQL that a killed Mezani left behind is stopped in order and started with this start’s settings', async t => {
  const dataDir = await anInitializedDataDir(t)
  const left = await orphanPostgres(dataDir)
  const postgres = await start(dataDir, { settings: { fsync: 'off', work_mem: '7MB' } })
  assert.notEqual(postmasterPid(dataDir), left)
  assert.deepEqual(await query(postgres.connection, 'show work_mem'), [{ work_mem: '7MB' }])
  assert.match(
    postgres.events.map(({ message }) => message).join(),
    /Stopping the PostgreSQL that an earlier/,
  )
  assert.doesNotMatch(
    readFileSync(join(dataDir, 'postgres', 'postgres.log'), 'utf8'),
    /not properly shut down/,
  )
})

test('a stale pid file that says ready is not trusted', async t => {
  const dataDir = await anInitializedDataDir(t)
  writePidFile(dataDir, 4_194_304)
  assert.equal(isReady(clusterIn(dataDir), 4_194_304), true)
  assert.equal(isReady(clusterIn(dataDir), process.pid), false)
})

test('if both were killed together, the next start recovers', async t => {
  const dataDir = await anInitializedDataDir(t)
  const child = startChild(dataDir)
  await child.waitForMessage('connection')
  const pid = postmasterPid(dataDir)
  await killChild(child)
  if (pid) process.kill(pid, 'SIGKILL')
  const postgres = await start(dataDir)
  assert.notEqual(postmasterPid(dataDir), pid)
  assert.deepEqual(await query(postgres.connection, 'select 1 as one'), [{ one: 1 }])
})

test('a stale pid file that names an unrelated process affects neither the process nor the start', async t => {
  const dataDir = await anInitializedDataDir(t)
  const postgres = await start(dataDir)
  await postgres.stop()
  // Its account is one that PostgreSQL may signal, so that PostgreSQL by itself would take the process for a postmaster.
  const otherProcess = spawn('sleep', ['60'], isRoot ? { ...nobody, cwd: '/' } : {})
  t.after(() => otherProcess.kill())
  await waitUntil(
    () => findProcess(Number(otherProcess.pid))?.program === 'sleep',
    'the other process to run',
  )
  writePidFile(dataDir, Number(otherProcess.pid))

  const again = await start(dataDir)
  assert.deepEqual(await query(again.connection, 'select 1 as one'), [{ one: 1 }])
  await again.stop()
  assert.ok(findProcess(Number(otherProcess.pid)))
})

test('a stale pid file that names no running process is ignored', async t => {
  const dataDir = await anInitializedDataDir(t)
  const postgres = await start(dataDir)
  await postgres.stop()
  writePidFile(dataDir, 4_194_304)
  await start(dataDir)
})

test('a second Mezani on the same DATA_DIR is refused, and told which process runs', async t => {
  const dataDir = await anInitializedDataDir(t)
  const first = await start(dataDir)
  const second = startChild(dataDir)
  assert.match(
    await second.waitForMessage('refused'),
    new RegExp(`already runs on ${dataDir} \\(process ${process.pid}\\)`),
  )
  assert.deepEqual(await query(first.connection, 'select 1 as one'), [{ one: 1 }])
})

test('two first starts at once end with one cluster and one server', async t => {
  const dataDir = aDataDir(t)
  const pair = [startChild(dataDir), startChild(dataDir)]
  const winners = pair.map(child => child.waitForMessage('connection').then(() => child))
  const losers = pair.map(child => child.waitForMessage('refused').then(() => child))
  for (const promise of [...winners, ...losers]) promise.catch(() => undefined)
  const [winner, loser] = await Promise.all([Promise.any(winners), Promise.any(losers)])
  assert.notEqual(winner, loser)

  await killChild(winner)
  const postgres = await start(dataDir)
  assert.deepEqual(await query(postgres.connection, 'select 1 as one'), [{ one: 1 }])
})

test('a first start that was killed during initdb is simply repeated', async t => {
  const dataDir = aDataDir(t)
  const child = startChild(dataDir)
  await waitUntil(() => isInitialising(dataDir), 'initdb to be at work')
  await killChild(child)
  const postgres = await start(dataDir)
  assert.deepEqual(await query(postgres.connection, 'select 1 as one'), [{ one: 1 }])
})

/** Returns the pid of the server that was left behind. */
async function orphanPostgres(dataDir: string): Promise<number | undefined> {
  const child = startChild(dataDir)
  await child.waitForMessage('connection')
  await killChild(child)
  return postmasterPid(dataDir)
}

function isInitialising(dataDir: string): boolean {
  if (!existsSync(dataDir)) return false
  return readdirSync(dataDir).some(
    name => name.includes('.new-') && existsSync(join(dataDir, name, 'cluster', 'base')),
  )
}

function writePidFile(dataDir: string, pid: number): void {
  const cluster = clusterIn(dataDir)
  const lines = [
    pid,
    cluster,
    1_700_000_000,
    5432,
    join(dataDir, 'postgres', 'socket'),
    '',
    '  12345  67890',
    'ready   ',
  ]
  writeFileSync(join(cluster, 'postmaster.pid'), `${lines.join('\n')}\n`)
}
