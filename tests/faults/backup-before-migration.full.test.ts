import assert from 'node:assert/strict'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, type TestContext, test } from 'node:test'
import { aDataDir } from '#server/platform/database/embedded/embedded.support.ts'
import { runTool } from '#tests/support/backups.ts'
import { digestColumns, readColumns } from '#tests/support/compare-databases.ts'
import { aNewerProgram } from '#tests/support/repository-copies.ts'
import { endOfStart, startServer } from '#tests/support/server-process.ts'
import { aDatabase, stopLocalPostgres, type TestDatabase } from '#tests/support/test-postgres.ts'

after(stopLocalPostgres)

const further = { '9001-further.sql': "alter table users add column region text not null default ''" }
const made = /^mezani-before-migration-\d{8}T\d{6}Z-00\d\d-to-9001\.tar$/

/** Creates a site of this version with a member, a folder for backups, and the next version, which would migrate it. */
async function aSiteToUpgrade(t: TestContext) {
  const database = await aDatabase(t, 'migrated')
  await addMember(database)
  const root = aDataDir(t)
  const [dataDir, backups] = [join(root, 'site'), join(root, 'backups')]
  for (const folder of [dataDir, backups]) await mkdir(folder, { recursive: true })
  const { program } = await aNewerProgram(t, further)
  const settings = { DATABASE_URL: database.url, SAMPLE_RECIPES: 'off' }
  const start = (changes: Record<string, string> = {}) =>
    startServer(dataDir, { ...settings, ...changes }, { program })
  return { database, dataDir, backups, start }
}

const addMember = ({ pool }: TestDatabase) =>
  pool.query(
    "insert into users (email, email_key, username, username_key, password_hash) values ('a', 'a', 'Akinyi', 'akinyi', 'none')",
  )

const isMigrated = async ({ pool }: TestDatabase): Promise<boolean> =>
  (await pool.query("select from migrations where name like '9001%'")).rowCount === 1

test('O4: before a site with members is migrated, a backup is made that the version before restores', async t => {
  const { database, dataDir, backups, start } = await aSiteToUpgrade(t)
  const columns = await readColumns(database.pool)
  const before = await digestColumns(database.pool, columns)
  const server = start({ BACKUP_DIR: backups })
  await server.url()
  assert.ok(await isMigrated(database))
  const [name = '', ...others] = await readdir(backups)
  assert.match(name, made)
  assert.deepEqual(others, [])
  await server.stop()
  const restored = await aDatabase(t, 'empty')
  const ended = await runTool('restore', [join(backups, name)], {
    DATABASE_URL: restored.url,
    DATA_DIR: dataDir,
  })
  assert.equal(ended.code, 0, ended.errors)
  assert.deepEqual(await digestColumns(restored.pool, columns), before)
  assert.ok(!(await isMigrated(restored)))
})

test('O4: if the backup before a migration cannot be made, the migration is refused in a sentence and changes nothing, unless these backups are off', async t => {
  const { database, backups, start } = await aSiteToUpgrade(t)
  const file = join(backups, 'a-file')
  await writeFile(file, '')
  const BACKUP_DIR = join(file, 'below')
  const refused = start({ BACKUP_DIR })
  assert.deepEqual(await endOfStart(refused), { code: 1, signal: null })
  assert.match(
    refused.errors(),
    /^Nothing was migrated, because the backup before it could not be made: .*a part of that path is a file.* BACKUP_BEFORE_MIGRATION=off to migrate without one\.\n$/,
  )
  assert.ok(!(await isMigrated(database)))
  await start({ BACKUP_DIR, BACKUP_BEFORE_MIGRATION: 'off' }).url()
  assert.ok(await isMigrated(database))
})

test('O4: a migration without BACKUP_DIR logs a warning; a site without members gets neither a warning nor a backup', async t => {
  const { database, backups, start } = await aSiteToUpgrade(t)
  const server = start()
  await server.url()
  assert.match(server.output(), /"level":"?(warn|40)"?.*no BACKUP_DIR is set/)
  assert.ok(await isMigrated(database))
  const empty = await aDatabase(t, 'migrated')
  const quiet = start({ DATABASE_URL: empty.url, BACKUP_DIR: backups, BACKUP_EVERY: '31d' })
  await quiet.url()
  assert.ok(await isMigrated(empty))
  assert.doesNotMatch(quiet.output(), /no BACKUP_DIR/)
  assert.deepEqual(
    (await readdir(backups)).filter(name => made.test(name)),
    [],
  )
})

test('O4: the newest three backups before migrations are kept, and no other file is touched', async t => {
  const { backups, start } = await aSiteToUpgrade(t)
  const earlier = [1, 2, 3, 4].map(n => `mezani-before-migration-2025010${n}T000000Z-0001-to-0002.backup`)
  const others = ['mezani-20250101T000000Z.backup', 'notes.txt']
  for (const name of [...earlier, ...others]) await writeFile(join(backups, name), '')
  await start({ BACKUP_DIR: backups, BACKUP_KEEP: '1', BACKUP_EVERY: '31d' }).url()
  const left = (await readdir(backups)).sort()
  assert.equal(left.filter(name => made.test(name)).length, 1)
  assert.deepEqual(
    left.filter(name => !made.test(name)),
    [others[0], ...earlier.slice(2), others[1]].sort(),
  )
})
