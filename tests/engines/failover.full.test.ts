import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { databaseUrl } from '#harness/test-postgres.ts'
import { openDatabase, openPool } from '#server/platform/database/connect.ts'
import { startPatroniCluster } from '#tests/engines/support/patroni.ts'
import { aMember, type Member } from '#tests/support/people.ts'
import { startServer, startTimeoutMs, summarizeDurations } from '#tests/support/server-process.ts'
import { createWriteLog, startWriters, verifyWriteLog } from '#tests/support/writers.ts'

const rounds = 10
const writers = 8

const cluster = await startPatroniCluster()
after(cluster.stop)
const dataDir = await mkdtemp(join(tmpdir(), 'mezani-failover-'))
after(() => rm(dataDir, { recursive: true, force: true }))

test('R2: ten times the primary is killed during writes: 503 until another one takes over, writing again by itself, no write lost', async t => {
  const server = startServer(dataDir, {
    DATABASE_URL: databaseUrl(cluster.connection),
    DATABASE_READ_URL: databaseUrl({ ...cluster.connection, port: cluster.standbysPort }),
    SAMPLE_RECIPES: 'off',
    LOG_LEVEL: 'warn',
  })
  const url = await server.url()
  assert.equal((await fetch(`${url}/api/recipes`)).status, 200)
  assert.doesNotMatch(server.output(), /DATABASE_READ_URL/, 'a standby answered')
  const pool = openPool({ ...cluster.connection, max: 4 }, () => undefined)
  t.after(() => pool.end())
  const records = createWriteLog()
  const [ofPatroni, ofMezani]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    await cluster.waitUntilWhole()
    const members: Member[] = []
    for (let n = 0; n < writers; n += 1) members.push(await aMember({ db: openDatabase(pool) }))
    const stopWriters = startWriters(t, url, members, records)
    await sleep(1_000 + Math.random() * 500)
    const since = performance.now()
    const writing = waitUntilWritable(url, members, since)
    ofPatroni.push(await cluster.killPrimary(round % 2 === 0 ? 'postgres' : 'machine'))
    ofMezani.push(await writing)
    await sleep(500)
    await stopWriters()
    assert.deepEqual(records.unexpected, [], server.output())
    await verifyWriteLog(pool, records)
  }
  t.diagnostic(`another primary, as Patroni says: ${summarizeDurations(ofPatroni)}`)
  t.diagnostic(`writing again: ${summarizeDurations(ofMezani)}`)
  t.diagnostic(`${records.acknowledged} writes acknowledged, ${records.refused} refused with 503`)
  assert.ok(records.acknowledged > rounds * writers, 'there were writes to lose')
  assert.ok(records.refused > 0, 'there were writes to refuse')
  server.process.kill('SIGTERM')
  assert.deepEqual(await server.exited, { code: 0, signal: null }, server.errors())
})

/** Milliseconds from `since` until a call is answered after one was refused, which is 503 until then. */
async function waitUntilWritable(url: string, [member]: Member[], since: number): Promise<number> {
  let wasRefused = false
  while (performance.now() - since < startTimeoutMs) {
    const response = await fetch(`${url}/api/users/current`, {
      headers: { authorization: `Bearer ${member?.token}` },
    })
    const text = await response.text()
    if (response.status === 503) wasRefused = true
    else assert.equal(response.status, 200, text)
    if (wasRefused && response.status === 200) return performance.now() - since
    await sleep(20)
  }
  throw new Error(wasRefused ? 'No call was answered again.' : 'No call was refused.')
}
