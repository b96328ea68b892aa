import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import {
  anInitializedDataDir,
  clusterIn,
  postmasterPid,
  waitUntil,
} from '#server/platform/database/embedded/embedded.support.ts'
import { type ApiResponse, createApiCall } from '#tests/support/call.ts'
import { aMember } from '#tests/support/people.ts'
import { formWithFile } from '#tests/support/pictures.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { connectToDatabase, startServer } from '#tests/support/server-process.ts'
import { openSite, openUnthrottled } from '#tests/support/site.ts'
import { aSmallDisk, moveFolder, whyNoDisks } from '#tests/support/small-disk.ts'
import { startTimeoutMs } from '#tests/support/spawn-server.ts'
import { newPicture } from '#tests/support/uploads.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { createWriteLog, startWriters, verifyWriteLog } from '#tests/support/writers.ts'
import { storageFull } from '#texts/requests.ts'

const needsDisks = { skip: whyNoDisks }

test(
  'R7: a full disk under the tables: reads go on, writes are 503 with a sentence, and go on once there is space',
  needsDisks,
  async t => {
    const dataDir = await anInitializedDataDir(t)
    const disk = aSmallDisk(t, 150)
    const wal = join(dirname(dataDir), 'wal')
    mkdirSync(wal)
    moveFolder(join(clusterIn(dataDir), 'pg_wal'), wal)
    moveFolder(join(dataDir, 'postgres'), disk.path)
    const environment = { SAMPLE_RECIPES: 'off', LOG_LEVEL: 'warn', MIN_FREE_MB: '0' }
    const server = startServer(dataDir, environment)
    const url = await server.url()
    const call = createApiCall(url)
    const inside = await connectToDatabase(dataDir)
    const members = await Promise.all([1, 2, 3, 4].map(() => aMember(inside)))
    const [reader] = members
    assert.ok(reader)
    const recipeId = await publishRecipe({ call }, reader)
    const postmaster = postmasterPid(dataDir)

    const log = createWriteLog()
    const stopWriters = startWriters(t, url, members, log)
    await waitUntil(() => log.acknowledged > 40, 'writes', startTimeoutMs)
    disk.fill()
    const { token } = reader
    const refused = await waitFor(async () => {
      const instructions = Array.from({ length: 40 }, () => randomBytes(100).toString('hex')).join('\n')
      const body = aRecipe({ instructions })
      const answer = await call('POST', '/api/recipes', { token, body })
      return answer.status === 201 ? undefined : answer
    }, 'a refusal')
    assertStorageFull(refused)
    await waitUntil(() => log.refused > 10, 'refused writes', startTimeoutMs)
    for (const path of [
      '/api/recipes',
      `/api/recipes/${recipeId}`,
      '/api/users/current',
      '/recipes',
      '/livez',
    ])
      assert.equal((await call('GET', path, { token })).status, 200, path)
    t.diagnostic(`${log.acknowledged} writes acknowledged, ${log.refused} refused on the full disk`)

    disk.empty()
    const before = log.acknowledged
    await waitUntil(() => log.acknowledged > before + 40, 'writes again', startTimeoutMs)
    await stopWriters()
    assert.equal(postmasterPid(dataDir), postmaster, 'PostgreSQL lived through it')
    assert.equal(server.process.exitCode, null)
    await verifyWriteLog(inside.pool, log)
    await inside.pool.end()
    await server.stop()
  },
)

test(
  'R7: a full disk under the pictures: an upload is 503 with a sentence and leaves nothing, the rest goes on',
  needsDisks,
  async t => {
    const site = await openSite({ MIN_FREE_MB: '0' })
    const disk = aSmallDisk(t, 1)
    symlinkSync(disk.path, join(site.dataDir, 'media'))
    const member = await aMember(site)
    const upload = async (path: string, field: string) => {
      const body = formWithFile(field, await newPicture())
      return site.call('POST', path, { token: member.token, body })
    }
    assert.equal((await upload('/api/images', 'image')).status, 201)
    disk.fill()
    assertStorageFull(await upload('/api/images', 'image'))
    assertStorageFull(await upload('/api/users/avatar', 'avatar'))
    assert.deepEqual(readdirSync(join(disk.path, '.incoming')), [])
    await publishRecipe(site, member)
    disk.empty()
    assert.equal((await upload('/api/images', 'image')).status, 201)
    assert.equal((await upload('/api/users/avatar', 'avatar')).status, 200)
  },
)

test(
  'R7: by default writes need 200 MB left on every disk of the site, also on one under a folder of DATA_DIR; deletions are done',
  needsDisks,
  async t => {
    const site = await openSite()
    const disk = aSmallDisk(t, 300)
    symlinkSync(disk.path, join(site.dataDir, 'media'))
    const { token } = await aMember(site)
    // Unthrottled, because the test publishes until it is refused, and a member may publish only a limited number an hour.
    const { call } = await openUnthrottled(site)
    const publish = () => call('POST', '/api/recipes', { token, body: aRecipe() })
    disk.fill(201e6)
    const { status, body: published } = await publish()
    assert.equal(status, 201)
    disk.fill(199e6)
    const refused = await waitFor(async () => {
      const answer = await publish()
      return answer.status === 201 ? undefined : answer
    }, 'a refusal')
    assertStorageFull(refused)
    assert.equal((await call('GET', '/readyz')).status, 503)
    assert.equal((await call('DELETE', `/api/recipes/${published.id}`, { token })).status, 204)
    disk.empty()
    await waitFor(async () => (await publish()).status === 201 || undefined, 'writes again')
  },
)

function assertStorageFull({ status, body, headers }: ApiResponse): void {
  assert.deepEqual(
    [status, body.code, body.message, headers.get('retry-after')],
    [503, 'unavailable', storageFull, '60'],
  )
}
