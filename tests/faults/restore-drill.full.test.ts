import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { aDataDir } from '#server/platform/database/embedded/embedded.support.ts'
import { startEmbedded } from '#server/platform/database/embedded/embedded.ts'
import { openFolder } from '#server/platform/files/folder.ts'
import { digestPictures, digestTables, runTool } from '#tests/support/backups.ts'
import { createApiCall } from '#tests/support/call.ts'
import { describeSchema } from '#tests/support/compare-databases.ts'
import { aMember } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { startServer } from '#tests/support/server-process.ts'
import { openSite } from '#tests/support/site.ts'
import {
  createEmptyDatabase,
  databaseUrl,
  dropDatabase,
  findTestPostgres,
} from '#tests/support/test-postgres.ts'
import { openUploads, pictureOf } from '#tests/support/uploads.ts'

const key = 'pilipili-manga-na-ndimu'
const site = await openSite({ SAMPLE_RECIPES: 'off' })
const folder = await mkdtemp(join(tmpdir(), 'mezani-backups-'))
after(() => rm(folder, { recursive: true, force: true }))
const settings = { DATABASE_URL: site.databaseUrl, DATA_DIR: site.dataDir, BACKUP_KEY: key }

/** Returns the SHA-256 over all files of a backup, which is equal for equal sites. */
const sumIn = (output: string): string => /all of them: (\w{64})\n/.exec(output)?.[1] ?? assert.fail(output)

async function fillSite(): Promise<string> {
  const cook = await aMember(site, 'Akinyi')
  const guest = await aMember(site, 'Baraka \\ tab\t and \u200d line')
  const { uploadPhoto, uploadAvatar } = openUploads(site, site.call)
  await uploadAvatar(cook, await pictureOf('#336699'))
  const image = await uploadPhoto(cook)
  for (const title of ['Githeri', 'Ugali \\N \\. na\tsukuma', 'Mukimo 🍲'])
    await publishRecipe(site, cook, { title, image, rating: 4.5 })
  const [{ id }] = (await site.call('GET', '/api/recipes')).body
  const { token } = guest
  await site.call('POST', `/api/recipes/${id}/comment`, { token, body: { content: 'Tamu\\n sana' } })
  await site.call('POST', `/api/recipes/${id}/bookmark`, { token })
  await site.call('PUT', `/api/recipes/${id}`, { token, body: { rating: 3.5 } })
  // Adds 10 MB, which the backup splits into several files.
  await site.pool.query(
    "insert into contact_messages (first_name, last_name, email, phone_number, inquiry_type, message) select '', '', '', '', '', repeat(md5(n::text), 32768) from generate_series(1, 10) n",
  )
  const job = { recipeId: id, coverKey: 'of-tomorrow' }
  await site.db.transaction().execute(async trx => {
    await site.services.jobs.enqueue(trx, 'cover-drawing', job)
    await sql`update pgboss.job set start_after = now() + interval '1 day' where data->>'coverKey' = 'of-tomorrow'`.execute(
      trx,
    )
  })
  return token
}

test('O2: a site is restored to the last byte, from a server to the embedded database and back, and members stay signed in', async t => {
  const token = await fillSite()
  const first = join(folder, 'first.tar.age')
  const made = await runTool('backup', ['--to', first], settings)
  assert.equal(made.code, 0, made.errors)
  const tables = await digestTables({ connectionString: site.databaseUrl })
  const schema = await describeSchema({ connectionString: site.databaseUrl })
  const pictures = await digestPictures(site.services.files)
  assert.ok(Object.keys(pictures).length > 3)

  const dataDir = aDataDir(t)
  const embedded = { DATA_DIR: dataDir, BACKUP_KEY: key }
  const restored = await runTool('restore', [first], embedded)
  assert.equal(restored.code, 0, restored.errors)
  const postgres = await startEmbedded({ dataDir, log: () => undefined })
  assert.deepEqual(await digestTables(postgres.connection), tables)
  assert.deepEqual(await describeSchema(postgres.connection), schema)
  await postgres.stop()
  assert.deepEqual(await digestPictures(openFolder(join(dataDir, 'media'))), pictures)

  const [plain, again] = [join(folder, 'plain.tar'), join(folder, 'again.tar')]
  const unencrypted = { ...settings, BACKUP_KEY: '' }
  const ofServer = await runTool('backup', ['--to', plain], unencrypted)
  const ofEmbedded = await runTool('backup', ['--to', again], { ...embedded, BACKUP_KEY: '' })
  assert.equal(sumIn(ofEmbedded.output), sumIn(ofServer.output))

  const server = await findTestPostgres()
  const other = await createEmptyDatabase(server)
  const otherDir = aDataDir(t)
  const back = await runTool('restore', [again], { DATABASE_URL: databaseUrl(other), DATA_DIR: otherDir })
  assert.equal(back.code, 0, back.errors)
  assert.deepEqual(await digestTables(other), tables)
  assert.deepEqual(await digestPictures(openFolder(join(otherDir, 'media'))), pictures)
  await dropDatabase(other, server)

  const running = startServer(dataDir, { SAMPLE_RECIPES: 'off' })
  const call = createApiCall(await running.url())
  assert.equal((await call('GET', '/api/users/current', { token })).status, 200)
  assert.equal(
    (await call('POST', '/api/recipes/1/comment', { token, body: { content: 'Next' } })).status,
    201,
  )
  await running.stop()
})
