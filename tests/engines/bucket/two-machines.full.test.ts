import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import {
  createDatabase,
  createEmptyDatabase,
  databaseUrl,
  findTestPostgres,
  stopLocalPostgres,
} from '#harness/test-postgres.ts'
import { openDatabase, openPool } from '#server/platform/database/connect.ts'
import { aDataDir } from '#server/platform/database/embedded/embedded.support.ts'
import { openBucket } from '#server/platform/files/bucket.ts'
import { openFolder } from '#server/platform/files/folder.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { startObjectStore } from '#tests/engines/support/object-store.ts'
import { digestPictures, digestTables, runTool } from '#tests/support/backups.ts'
import { createApiCall } from '#tests/support/call.ts'
import { aMember } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { startServer } from '#tests/support/server-process.ts'
import { waitFor } from '#tests/support/site.ts'
import { newPicture, openUploads } from '#tests/support/uploads.ts'

const store = await startObjectStore()
after(store.stop)
after(stopLocalPostgres)

test('two sites with a folder each, one database and one bucket: what is uploaded at one is served and deleted by the other, and restored from its backup', async t => {
  await store.createBucket('shared')
  const server = await findTestPostgres()
  const connection = await createDatabase(server)
  const environment = {
    ...store.settings('shared'),
    DATABASE_URL: databaseUrl(connection),
    SAMPLE_RECIPES: 'off',
    LOG_LEVEL: 'warn',
  }
  const dataDirs = [aDataDir(t), aDataDir(t)]
  const sites = dataDirs.map(dataDir => startServer(dataDir, environment))
  const [here = '', there = ''] = await Promise.all(sites.map(site => site.url()))
  const pool = openPool(connection, () => undefined)
  const cook = await aMember({ db: openDatabase(pool) })
  await pool.end()
  const { uploadPhoto, uploadAvatar } = openUploads({ url: here, dataDir: '' }, createApiCall(here))
  const [photo, other] = [await uploadPhoto(cook), await uploadPhoto(cook)]
  const avatar = await uploadAvatar(cook, await newPicture())
  const call = createApiCall(there)
  const statusThere = async (address: string) => {
    const response = await fetch(new URL(new URL(address).pathname, there))
    await response.arrayBuffer()
    return response.status
  }
  const id = await publishRecipe({ call }, cook, { title: 'Shared', image: photo })
  await publishRecipe({ call: createApiCall(here) }, cook, { title: 'Kept', image: other })
  const painted = (
    await call(
      'GET',
      `/api/recipes/${await publishRecipe({ call }, cook, { title: 'Painted', image: '' })}`,
      { token: cook.token },
    )
  ).body.image
  assert.deepEqual(await Promise.all([photo, other, avatar].map(statusThere)), [200, 200, 200])
  for (const url of [here, there])
    await waitFor(async () => {
      const picture = await fetch(new URL(new URL(painted).pathname, url))
      await picture.arrayBuffer()
      return picture.headers.get('cache-control')?.includes('immutable') || undefined
    }, 'the cover')
  assert.equal((await call('DELETE', `/api/recipes/${id}`, { token: cook.token })).status, 204)
  await waitFor(async () => ((await statusThere(photo)) === 404 ? true : undefined), 'the deletion')
  for (const dataDir of dataDirs)
    assert.deepEqual(
      (await readdir(dataDir)).filter(name => name === 'media'),
      [],
    )

  // A site that runs has jobs, which go on after a backup.
  for (const site of sites) site.process.kill('SIGTERM')
  await Promise.all(sites.map(site => site.exited))
  const archive = join(aDataDir(t), 'site.backup')
  const made = await runTool('backup', ['--to', archive], { ...environment, DATA_DIR: dataDirs[0] ?? '' })
  assert.equal(made.code, 0, made.errors)
  const files = openBucket({ ...store, bucket: 'shared' }, defaultLimits.bucket)
  const [tables, pictures] = [await digestTables(connection), await digestPictures(files)]
  assert.ok(Object.keys(pictures).length > 10)

  await store.createBucket('restored')
  const restored = openBucket({ ...store, bucket: 'restored' }, defaultLimits.bucket)
  const folder = aDataDir(t)
  for (const [settings, into] of [
    [store.settings('restored'), restored],
    [{}, openFolder(join(folder, 'media'))],
  ] as const) {
    const empty = await createEmptyDatabase(server)
    const run = await runTool('restore', [archive], {
      ...settings,
      DATABASE_URL: databaseUrl(empty),
      DATA_DIR: folder,
    })
    assert.equal(run.code, 0, run.errors)
    assert.deepEqual(await digestTables(empty), tables)
    assert.deepEqual(await digestPictures(into), pictures)
  }
  await restored.put(`images/${randomUUID()}`, 'not of the backup')
  const again = {
    ...store.settings('restored'),
    DATABASE_URL: databaseUrl(connection),
    AUDIT_OWNER_URL: databaseUrl({ ...connection, user: 'postgres' }),
    DATA_DIR: folder,
  }
  const replaced = await runTool('restore', [archive, '--replace'], again)
  assert.equal(replaced.code, 0, replaced.errors)
  assert.deepEqual(await digestPictures(restored), pictures, 'what the backup does not have is gone')
})
