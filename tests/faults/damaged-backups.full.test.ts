import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { pack } from 'tar-stream'
import { archiveFormat } from '#server/platform/backup/archive-format.ts'
import { writeArchive } from '#server/platform/backup/archive-writer.ts'
import { makeBackup } from '#server/platform/backup/backup.ts'
import { checkArchive } from '#server/platform/backup/check-archive.ts'
import { BackupRefused } from '#server/platform/backup/refused.ts'
import { restoreArchive } from '#server/platform/backup/restore.ts'
import { readMigrations } from '#server/platform/database/migrate.ts'
import { digestPictures, digestTables, placesOf, runTool, splitTar } from '#tests/support/backups.ts'
import { aMember } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { repository } from '#tests/support/repository.ts'
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

async function aBackup(name: string, key: string | undefined): Promise<Buffer> {
  const path = join(folder, name)
  await makeBackup(storage, { path, key, minFreeBytes: 0 })
  return readFile(path)
}

/** Returns the refusal of these bytes. If the restore accepted them, it would replace the target. */
async function refusalOf(bytes: Uint8Array | string, key: string | undefined): Promise<string> {
  const path = join(folder, 'given.tar')
  await writeFile(path, bytes)
  const restored = checkArchive(path, key).then(archive =>
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

async function summaryOf(bytes: Uint8Array) {
  const path = join(folder, 'read.tar')
  await writeFile(path, bytes)
  const { header, parts, sha256 } = await checkArchive(path, undefined)
  return { header, parts, sha256 }
}

/** Yields copies with one changed bit each, and copies that end too soon. */
function* damagedCopies(bytes: Buffer): Generator<Buffer> {
  for (let flip = 0; flip < flips; flip++) {
    const damaged = Buffer.from(bytes)
    const at = Math.floor((bytes.length * flip) / flips)
    damaged[at] = (damaged[at] ?? 0) ^ (1 << (flip % 8))
    yield damaged
  }
  for (let cut = 0; cut < truncations; cut++)
    yield bytes.subarray(0, Math.floor((bytes.length * cut) / truncations))
}

test('O3: an encrypted archive with any changed bit, missing end or added byte is refused, and nothing is touched', async () => {
  const bytes = await aBackup('encrypted', key)
  for (const damaged of damagedCopies(bytes)) await refusalOf(damaged, key)
  await refusalOf(bytes.subarray(0, -1), key)
  await refusalOf(Buffer.concat([bytes, Buffer.from([0])]), key)
  assert.deepEqual(await target(), untouched)
})

test('O3: an archive without a key is refused if a file is changed, missing, moved, added or there twice, and nothing is touched', async () => {
  const bytes = await aBackup('plain', undefined)
  const whole = await summaryOf(bytes)
  for (const damaged of damagedCopies(bytes)) {
    if (isInFile(bytes, damaged)) await refusalOf(damaged, undefined)
    // The padding of a block of the tar file belongs to no file.
    else assert.deepEqual(await summaryOf(damaged).catch(() => whole), whole)
  }
  const files = splitTar(bytes)
  const end = Buffer.alloc(1024)
  for (const at of [0, 1, 2, files.length >> 1, files.length - 2, files.length - 1]) {
    const file = files[at] ?? end
    const missing = files.toSpliced(at, 1)
    const moved = missing.toSpliced(at === 0 ? 1 : at - 1, 0, file)
    const twice = files.toSpliced(at, 0, file)
    for (const changed of [missing, moved, twice])
      await refusalOf(Buffer.concat([...changed, end]), undefined)
  }
  const added = Buffer.concat([...files, files[1] ?? end, end])
  await refusalOf(added, undefined)
  assert.deepEqual(await target(), untouched)
})

/** Checks whether the copy ends within a file, or differs in a file or in its head. */
function isInFile(bytes: Buffer, copy: Buffer): boolean {
  const at = bytes.findIndex((byte, index) => byte !== copy[index])
  return placesOf(bytes).some(({ start, end }) => at >= start && at < end)
}

test('O3: an archive of 0.1 is read with its key; any other key, changed bit or missing end is refused', async () => {
  const [plain, encrypted] = ['0.1.0.backup', '0.1.0.encrypted.backup'].map(name =>
    join(repository, 'tests/upgrades', name),
  ) as [string, string]
  // The same site, saved twice by 0.1.
  assert.equal((await checkArchive(encrypted, key)).sha256, (await checkArchive(plain, undefined)).sha256)
  for (const [path, itsKey] of [
    [plain, undefined],
    [encrypted, key],
  ] as const)
    for (const damaged of damagedCopies(await readFile(path))) await refusalOf(damaged, itsKey)
  assert.match(await refusalOf(await readFile(encrypted), `${key}!`), /^BACKUP_KEY is not the key/)
  assert.match(await refusalOf(await readFile(encrypted), undefined), /is encrypted\. Set BACKUP_KEY/)
  assert.match(await refusalOf(await readFile(plain), key), /is not encrypted, though BACKUP_KEY is set/)
  assert.deepEqual(await target(), untouched)
})

test('O3: a wrong key, no key, another format and a newer archive are each refused in different words', async () => {
  const bytes = await aBackup('for-keys', key)
  assert.match(await refusalOf(bytes, `${key}!`), /^BACKUP_KEY is not the key/)
  assert.match(await refusalOf(bytes, undefined), /is encrypted\. Set BACKUP_KEY/)
  const plain = await aBackup('without-key', undefined)
  assert.match(await refusalOf(plain, key), /is not encrypted, though BACKUP_KEY is set/)
  for (const other of ['', '{}\n', 'not json\n', 'x'.repeat(100_000), Buffer.from([0x1f, 0x8b, 8, 0])])
    assert.match(await refusalOf(other, undefined), /is no backup of Mezani/)
  assert.match(
    await refusalOf(await aTarWith('mezani.json', { format: archiveFormat, version: 3 }), undefined),
    /was made by a newer Mezani\. Restore it with that version/,
  )
  assert.match(await refusalOf(await aTarWith('notes.json', {}), undefined), /is no backup of Mezani/)
  const future = { name: '9999-future.sql', checksum: '0'.repeat(64) }
  assert.match(await refusalOf(await anArchiveWith([future]), key), /newer Mezani.*9999-future\.sql/)
  const [first] = await readMigrations()
  const changed = { name: first?.name ?? '', checksum: '0'.repeat(64) }
  assert.match(await refusalOf(await anArchiveWith([changed]), key), /another form of the migration 0001/)
  const noIdentity = { path: join(folder, 'never.tar.age'), key: 'AGE-SECRET-KEY-1QQQQQQQQ', minFreeBytes: 0 }
  await assert.rejects(makeBackup(storage, noIdentity), /^BackupRefused: BACKUP_KEY begins as an identity/)
  await assert.rejects(checkArchive(join(folder, 'nowhere'), key), /cannot be read \(ENOENT\)/)
  assert.deepEqual(await target(), untouched)
})

async function anArchiveWith(migrations: { name: string; checksum: string }[]): Promise<Buffer> {
  const written: Buffer[] = []
  const write = async (bytes: Buffer) => void written.push(bytes)
  const header = { createdAt: new Date().toISOString(), migrations }
  const rest = async () => undefined
  await writeArchive({ header, key, write, rest }, writePart =>
    writePart({ kind: 'sequences' }, [Buffer.from('[]')]),
  )
  return Buffer.concat(written)
}

function aTarWith(name: string, content: unknown): Promise<Buffer> {
  const tar = pack()
  tar.entry({ name }, JSON.stringify(content))
  tar.finalize()
  return buffer(tar as AsyncIterable<Buffer>)
}

test('O3: a restore with --replace is refused while a site uses the database', async () => {
  const path = join(folder, 'whole.tar')
  await makeBackup(storage, { path, key, minFreeBytes: 0 })
  const settings = { DATABASE_URL: site.databaseUrl, DATA_DIR: site.dataDir, BACKUP_KEY: key }
  const refused = await runTool('restore', [path, '--replace'], settings)
  assert.equal(refused.code, 1)
  assert.match(
    refused.errors,
    /^The database is in use, by connections of: .*mezani.*nothing was changed\.\n$/,
  )
  assert.deepEqual(await target(), untouched)
})
