import assert from 'node:assert/strict'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { databaseUrl } from '#harness/test-postgres.ts'
import { aDataDir } from '#server/platform/database/embedded/embedded.support.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { runTool } from '#tests/support/backups.ts'
import { listBlockLines } from '#tests/support/page-commands.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { waitFor } from '#tests/support/site.ts'
import { repository } from '#tests/support/sources.ts'
import { openUploads } from '#tests/support/uploads.ts'
import { openArchivedSite } from './archived-site.ts'

const setUp = await listBlockLines('Set up pgBackRest')
const backTo = await listBlockLines('Back to a moment')
const bringPictures = await listBlockLines('Pictures after a recovery')

test('O2: after a recovery a photo that was deleted since comes back from a backup of Mezani, and one that no row knows is swept', async t => {
  const site = await openArchivedSite(t)
  const { ask, print } = site.postgres
  const [member] = site.members
  assert.ok(member)
  await site.follow(setUp)
  const { uploadPhoto } = openUploads(site, site.call)
  const photo = await uploadPhoto(member)
  const id = await publishRecipe(site, member, { title: 'Kept', image: photo })
  const archive = join(aDataDir(t), 'site.backup')
  const settings = { DATABASE_URL: databaseUrl(site.postgres.connection), DATA_DIR: site.dataDir }
  assert.equal((await runTool('backup', ['--to', archive], settings)).code, 0)
  const moment = await ask('select clock_timestamp()')
  assert.equal((await site.call('DELETE', `/api/recipes/${id}`, { token: member.token })).status, 204)
  const statusOf = (address: string) => openUploads(site, site.call).statusOf(address)
  const waitUntilGone = (address: string) =>
    waitFor(async () => (await statusOf(address)) === 404 || undefined, 'the deletion')
  await waitUntilGone(photo)
  const unknown = await uploadPhoto(member)

  await site.follow(backTo.map(line => line.replace('2026-11-23 14:05:00+00', moment)))
  const { body } = await site.call('GET', `/api/recipes/${id}`, { token: member.token })
  assert.equal(body.title, 'Kept')
  assert.deepEqual([await statusOf(photo), await statusOf(unknown)], [404, 200])
  const aside = aDataDir(t)
  await site.follow(
    bringPictures.map(line =>
      line
        .replace('npm run restore --', `${process.execPath} ${repository}/tools/restore.ts`)
        .replace('mezani-DATE.backup', archive)
        .replace('/tmp/pictures', aside)
        .replace('/var/lib/mezani', site.dataDir)
        .replace('mezani:', 'root:'),
    ),
  )
  assert.deepEqual([await statusOf(photo), await statusOf(unknown)], [200, 200])

  const old = new Date(Date.now() - (defaultLimits.unusedPictureHours + 1) * 3_600_000)
  for (const name of await openUploads(site, site.call).filesIn('images'))
    await utimes(join(site.dataDir, 'media/images', name), old, old)
  const environment = Object.entries(settings).map(([name, value]) => `${name}='${value}'`)
  await print(`${environment.join(' ')} ${process.execPath} ${repository}/tools/admin.ts retention`)
  await waitUntilGone(unknown)
  assert.equal(await statusOf(photo), 200)
})
