import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { archiveFormat } from '#server/platform/backup/archive-format.ts'
import { openArchiveWriter } from '#server/platform/backup/archive-writer.ts'
import { makeBackup } from '#server/platform/backup/backup.ts'
import { checkArchive } from '#server/platform/backup/check-archive.ts'
import { BackupRefused } from '#server/platform/backup/refused.ts'
import { restoreArchive } from '#server/platform/backup/restore.ts'
import { readMigrations } from '#server/platform/database/migrate.ts'
import { digestPictures, digestTables, runTool, splitFrames } from '#tests/support/backups.ts'
import { aMember } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'
import { openUploads } from '#tests/support/uploads.ts'

const key = 'pilipili-manga-na-ndimu'
const flips = 50
const truncations = 50

const site = await openSite({ SAMPLE_RECIPES: 'off' }, undefined, { isSecondary: true })
const storage = { connection: { connectionString: site.databaseUrl }, files: site.services.files }
const folder = await mkdtemp(join(tmpdir(), 'mezani-damaged-'))
after(() => rm(folder, { recursive: true, force: true }))

const cook = await aMember(site)
await openUploads(site, site.call).uploadPhoto(cook)
await publishRecipe(site, cook, { title: 'Before the restore' })

const target = async () => ({
  tables: await digestTables(storage.connection),
  pictures: await digestPictures(storage.files),
})
const untouched = await target()

async function aBackup(name: string, passphrase: string | undefined): Promise<Buffer> {
  const path = join(folder, name)
  await makeBackup(storage, { path, passphrase, minFreeBytes: 0 })
  return readFile(path)
}

/** What the product says of these bytes; the target would be replaced if it took them. */
async function refusalOf(bytes: Uint8Array | string, passphrase: string | undefined): Promise<string> {
  const path = join(folder, 'given.backup')
  await writeFile(path, bytes)
  const restored = checkArchive(path, passphrase).then(archive =>
    restoreArchive(storage, archive, { isReplacing: true, isMigrating: true }),
  )
  const refusal = await restored.then(
    () => assert.fail('it was restored'),
    error => error,
  )
  assert.ok(refusal instanceof BackupRefused, String(refusal.stack))
  assert.match(refusal.message, /^(\/|BACKUP_KEY)\S* .*\.$/)
  return refusal.message
}

for (const [kind, passphrase] of [
  ['encrypted', key],
  ['plain', undefined],
] as const) {
  test(`O3: of an archive that is ${kind}, any changed bit, any missing end and any moved frame is refused, and nothing is touched`, async () => {
    const bytes = await aBackup(kind, passphrase)
    for (let flip = 0; flip < flips; flip++) {
      const isInDate = flip < 10
      const at = isInDate
        ? bytes.indexOf('"createdAt":"') + 13 + flip
        : Math.floor((bytes.length * flip) / flips)
      const damaged = Buffer.from(bytes)
      damaged[at] = (damaged[at] ?? 0) ^ (isInDate ? 1 : 1 << (flip % 8))
      await refusalOf(damaged, passphrase)
    }
    for (let cut = 0; cut < truncations; cut++)
      await refusalOf(bytes.subarray(0, Math.floor((bytes.length * cut) / truncations)), passphrase)
    await refusalOf(bytes.subarray(0, -1), passphrase)
    await refusalOf(Buffer.concat([bytes, Buffer.from([0])]), passphrase)
    const [header = Buffer.alloc(0), ...frames] = splitFrames(bytes)
    for (const at of [0, 1, 2, 3, 4, frames.length >> 1, frames.length - 2, frames.length - 1]) {
      const missing = frames.toSpliced(at, 1)
      const moved = missing.toSpliced(at === 0 ? 1 : at - 1, 0, frames[at] ?? header)
      const twice = frames.toSpliced(at, 0, frames[at] ?? header)
      for (const changed of [missing, moved, twice])
        await refusalOf(Buffer.concat([header, ...changed]), passphrase)
    }
    assert.deepEqual(await target(), untouched)
  })
}

test('O3: a wrong key, no key, another format and a newer archive are each refused in words of their own', async () => {
  const bytes = await aBackup('for-keys', key)
  assert.match(await refusalOf(bytes, `${key}!`), /^BACKUP_KEY is not the key/)
  assert.match(await refusalOf(bytes, undefined), /is encrypted\. Set BACKUP_KEY/)
  const plain = await aBackup('without-key', undefined)
  assert.match(await refusalOf(plain, key), /is not encrypted, though BACKUP_KEY is set/)
  for (const other of ['', '{}\n', 'not json\n', 'x'.repeat(100_000), Buffer.from([0x1f, 0x8b, 8, 0])])
    assert.match(await refusalOf(other, key), /is no backup of Mezani/)
  assert.match(
    await refusalOf(`{"format":"${archiveFormat}","version":2}\n`, key),
    /was made by a newer Mezani\. Restore it with that version/,
  )
  const future = { name: '9999-future.sql', checksum: '0'.repeat(64) }
  assert.match(await refusalOf(await anArchiveWith([future]), key), /newer Mezani.*9999-future\.sql/)
  const [first] = await readMigrations()
  const changed = { name: first?.name ?? '', checksum: '0'.repeat(64) }
  assert.match(await refusalOf(await anArchiveWith([changed]), key), /another form of the migration 0001/)
  await assert.rejects(checkArchive(join(folder, 'nowhere'), key), /cannot be read \(ENOENT\)/)
  assert.deepEqual(await target(), untouched)
})

async function anArchiveWith(migrations: { name: string; checksum: string }[]): Promise<Buffer> {
  const written: Buffer[] = []
  const header = {
    format: archiveFormat,
    version: 1,
    createdAt: new Date().toISOString(),
    migrations,
  } as const
  const writer = await openArchiveWriter(async bytes => void written.push(bytes), header, key)
  await writer.writePart({ kind: 'sequences' }, [Buffer.from('[]')])
  await writer.finish()
  return Buffer.concat(written)
}

test('O3: a database that is not empty is only replaced when that is said, and never while a site uses it', async () => {
  const path = join(folder, 'whole.backup')
  await makeBackup(storage, { path, passphrase: key, minFreeBytes: 0 })
  const settings = { DATABASE_URL: site.databaseUrl, DATA_DIR: site.dataDir, BACKUP_KEY: key }
  const refused = await runTool('restore', [path, '--replace'], settings)
  assert.equal(refused.code, 1)
  assert.match(
    refused.errors,
    /^The database is in use, by connections of: .*mezani.*nothing was changed\.\n$/,
  )
  assert.deepEqual(await target(), untouched)
})
