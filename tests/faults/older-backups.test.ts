import assert from 'node:assert/strict'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { makeBackup } from '#server/platform/backup/backup.ts'
import { openPool } from '#server/platform/database/connect.ts'
import { aDataDir } from '#server/platform/database/embedded/embedded.support.ts'
import { migrate, readMigrations } from '#server/platform/database/migrate.ts'
import { openFolder } from '#server/platform/files/folder.ts'
import { runTool } from '#tests/support/backups.ts'
import { describeSchema } from '#tests/support/compare-databases.ts'
import { repository } from '#tests/support/repository.ts'
import {
  createDatabase,
  createEmptyDatabase,
  databaseUrl,
  findTestPostgres,
  stopLocalPostgres,
} from '#tests/support/test-postgres.ts'

after(stopLocalPostgres)

/** The last migration that the older Mezani of this test has. */
const lastOfOlder = '0021'

test('O3: a backup of an older Mezani is restored at its own level and then migrated to this one, unless --unmigrated is given', async t => {
  const server = await findTestPostgres()
  const [older, restored, unmigrated] = [
    await createEmptyDatabase(server),
    await createEmptyDatabase(server),
    await createEmptyDatabase(server),
  ]
  const folder = aDataDir(t)
  const migrations = join(folder, 'migrations')
  await cp(join(repository, 'server/platform/database/migrations'), migrations, { recursive: true })
  const names = (await readMigrations()).map(({ name }) => name)
  for (const name of names) if (name.slice(0, 4) > lastOfOlder) await rm(join(migrations, name))
  const pool = openPool(older, () => undefined)
  await migrate(pool, { folder: migrations })
  await pool.query(
    `insert into users (email, email_key, username, username_key, password_hash) values ('a', 'a', 'Akinyi', 'akinyi', 'none')`,
  )
  await pool.query(`insert into uploads (key, owner_id, kind) values ('images/a.webp', 1, 'image')`)
  const path = join(folder, 'older.tar')
  await makeBackup(
    { connection: older, files: openFolder(join(folder, 'media')) },
    { path, key: undefined, minFreeBytes: 0 },
  )
  await pool.end()
  const restore = async (target: typeof older, ...words: string[]) => {
    const settings = { DATABASE_URL: databaseUrl(target), DATA_DIR: folder }
    const ended = await runTool('restore', [path, ...words], settings)
    assert.equal(ended.code, 0, ended.errors)
  }
  await restore(unmigrated, '--unmigrated')
  assert.deepEqual(await describeSchema(unmigrated), await describeSchema(older))
  await restore(restored)
  assert.deepEqual(await describeSchema(restored), await describeSchema(await createDatabase(server)))
  const found = openPool(restored, () => undefined)
  t.after(() => found.end())
  const { rows } = await found.query('select name from migrations order by name')
  assert.deepEqual(
    rows.map(({ name }) => name),
    names,
  )
  assert.deepEqual((await found.query('select owner_id, bytes from uploads')).rows, [
    { owner_id: 1, bytes: 500_000 },
  ])
})
