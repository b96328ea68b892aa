import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDatabase, databaseUrl, findTestPostgres, stopLocalPostgres } from '#harness/test-postgres.ts'
import { aDataDir } from '#server/platform/database/embedded/embedded.support.ts'
import { startTestPair } from '#tests/support/replica.ts'
import {
  countReads,
  listAnew,
  openPrimary,
  type ReplicatedSite,
  startReplicatedSite,
} from '#tests/support/replicated-site.ts'
import { type ServerProcess, startServer } from '#tests/support/server-process.ts'
import { waitFor } from '#tests/support/site.ts'

const pair = await startTestPair()
after(pair.stop)
after(stopLocalPostgres)

test('a replica that is killed is left out, and is read from again once it is back; every read is answered', async t => {
  const site = await startReplicatedSite(t, pair)
  await site.replicaIs('used')
  const visits = keepReading(t, site)
  await visits.go(50)
  await pair.killReplica()
  await site.replicaIs('left out')
  await visits.go(50)
  await waitFor(async () => /it does not answer/.test(site.server.output()) || undefined, 'the warning')
  assert.equal((await fetch(`${site.url}/readyz`)).status, 200)
  await pair.startReplica()
  await site.replicaIs('used')
  await isReadFrom(site)
  assert.deepEqual(await visits.refused(), [])
})

test('a replica that is frozen in the middle of reads holds none of them up beyond the deadline', async t => {
  const site = await startReplicatedSite(t, pair)
  await site.replicaIs('used')
  const visits = keepReading(t, site)
  await visits.go(50)
  const thaw = await pair.freezeReplica()
  t.after(thaw)
  await site.replicaIs('left out')
  await visits.go(50)
  thaw()
  await site.replicaIs('used')
  await isReadFrom(site)
  // A read that waits for longer than its deadline is 503.
  assert.deepEqual(await visits.refused(), [])
})

test('a replica that stands still is left out, also where nobody tells of a write, and comes back when it has caught up', async t => {
  const site = await startReplicatedSite(t, pair)
  const { pool } = openPrimary(t, pair)
  await site.replicaIs('used')
  t.after(() => pair.resumeReplay())
  await pair.pauseReplay()
  await pool.query('create table written_without_a_request ()')
  await site.replicaIs('left out')
  assert.ok((await site.figure('mezani_replica_lag_bytes')) > 0)
  assert.deepEqual(await countReads(site, 'stranger', () => listAnew(site.call)), { replica: 0, primary: 1 })
  await pair.resumeReplay()
  await site.replicaIs('used')
  await isReadFrom(site)
})

test('a read that the replica cancels for what it has to replay is done again on the primary', async t => {
  const site = await startReplicatedSite(t, pair)
  const { pool } = openPrimary(t, pair)
  await site.replicaIs('used')
  const visits = keepReading(t, site)
  await waitFor(async () => {
    // Its replay takes the same lock on the replica, and ends the reads that are in its way.
    await pool.query('begin; lock table recipe_search, recipe_facets in access exclusive mode; commit')
    return (await site.figure('mezani_reads_repeated_total')) > 0 || undefined
  }, 'a conflict')
  assert.deepEqual(await visits.refused(), [])
})

test('an address that is certainly wrong stops the start with a sentence that holds none of it', async t => {
  const other = await createDatabase(await findTestPostgres())
  const [scheme, rest = ''] = pair.urls.replica.split('://')
  const [credentials = '', address = ''] = rest.split('@')
  const cases = {
    'its data come from another one': databaseUrl(other),
    'was asked for another database': pair.urls.replica.replace('/mezani?', '/postgres?'),
    'has no database of that name': pair.urls.replica.replace('/mezani?', '/mezani2?'),
    'refused the user or the password': `${scheme}://${credentials.split(':')[0]}:secret@${address}`,
  }
  for (const [sentence, url] of Object.entries(cases)) {
    const refused = await startRefused(t, { DATABASE_URL: pair.urls.primary, DATABASE_REPLICA_URLS: url })
    assert.match(refused.errors(), new RegExp(`^DATABASE_REPLICA_URLS: .* ${sentence}`))
    assert.doesNotMatch(refused.errors(), /secret|\n\s+at /)
  }
})

test('addresses without DATABASE_URL are refused', async t => {
  const refused = await startRefused(t, { DATABASE_REPLICA_URLS: pair.urls.replica })
  assert.match(refused.errors(), /DATABASE_URL must be set too, since DATABASE_REPLICA_URLS is/)
})

test('the primary’s own address among the replicas is left out, as after a failover, and the site works', async t => {
  const site = await startReplicatedSite(t, pair, {
    DATABASE_REPLICA_URLS: `${pair.urls.primary}, ${pair.urls.replica}`,
  })
  await waitFor(async () => /it is no standby/.test(site.server.output()) || undefined, 'the warning')
  await waitFor(async () => (await site.figure('mezani_replica_usable')) === 1 || undefined, 'the other one')
  await isReadFrom(site)
})

test('a replica of another site that comes to the address later is left out, however far its own log has come', async t => {
  const foreign = await startTestPair()
  t.after(foreign.stop)
  // So that it has the tables, and a log that is longer.
  const foreignSite = await startReplicatedSite(t, foreign)
  await foreignSite.replicaIs('used')
  for (let n = 0; n < 4; n += 1) await foreign.ask('primary', 'select pg_switch_wal(), txid_current()')
  const folder = mkdtempSync(join(tmpdir(), 'mezani-address-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const address = join(folder, 'socket')
  const url = databaseUrl({ ...foreign.replica, host: address })
  const site = await startReplicatedSite(t, pair, { DATABASE_REPLICA_URLS: url })
  symlinkSync(foreign.replica.host, address)
  await waitFor(
    async () => /no replica of this database/.test(site.server.output()) || undefined,
    'the warning',
  )
  assert.deepEqual(await countReads(site, 'stranger', () => listAnew(site.call)), { replica: 0, primary: 1 })
})

test('a replica that is promoted is left out before anybody reads what it alone has', async t => {
  const site = await startReplicatedSite(t, pair)
  await site.replicaIs('used')
  await pair.ask('replica', 'select pg_promote()')
  await site.replicaIs('left out')
  await waitFor(async () => /it is no standby/.test(site.server.output()) || undefined, 'the warning')
  assert.deepEqual(await countReads(site, 'stranger', () => listAnew(site.call)), { replica: 0, primary: 1 })
})

async function startRefused(t: TestContext, environment: Record<string, string>): Promise<ServerProcess> {
  const server = startServer(aDataDir(t), { SAMPLE_RECIPES: 'off', ...environment })
  const hasStarted = await server.url().then(
    () => true,
    () => false,
  )
  assert.equal(hasStarted, false)
  assert.deepEqual(await server.exited, { code: 1, signal: null }, server.output())
  return server
}

const isReadFrom = (site: ReplicatedSite) =>
  waitFor(
    async () => (await countReads(site, 'stranger', () => listAnew(site.call))).replica > 0 || undefined,
    'a read from the replica',
  )

/** Four visitors who ask for one list after the other, each another, until they are stopped. */
function keepReading(t: TestContext, site: ReplicatedSite) {
  const statuses: number[] = []
  let isStopped = false
  const visit = async () => {
    while (!isStopped) {
      statuses.push((await listAnew(site.call)).status)
      await sleep(1)
    }
  }
  const visitors = Promise.all(Array.from({ length: 4 }, visit))
  const stop = async () => {
    isStopped = true
    await visitors
  }
  t.after(stop)
  return {
    /** Once so many more were answered. */
    async go(count: number): Promise<void> {
      const until = statuses.length + count
      await waitFor(async () => statuses.length >= until || undefined, 'answers')
    },
    /** Ends the visits; the statuses of those that were not answered. */
    async refused(): Promise<number[]> {
      await stop()
      t.diagnostic(`${statuses.length} reads`)
      return statuses.filter(status => status !== 200)
    },
  }
}
