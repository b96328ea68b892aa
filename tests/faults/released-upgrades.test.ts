import assert from 'node:assert/strict'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { Pool } from 'pg'
import { checkArchive } from '#server/platform/backup/check-archive.ts'
import { restoreArchive } from '#server/platform/backup/restore.ts'
import { aDataDir } from '#server/platform/database/embedded/embedded.support.ts'
import { migrate, readMigrations } from '#server/platform/database/migrate.ts'
import { openFolder } from '#server/platform/files/folder.ts'
import { createApiCall } from '#tests/support/call.ts'
import {
  commonColumns,
  describeSchema,
  digestColumns,
  readColumns,
} from '#tests/support/compare-databases.ts'
import { repository } from '#tests/support/repository.ts'
import { startServer } from '#tests/support/server-process.ts'
import { aDatabase, stopLocalPostgres, type TestDatabase } from '#tests/support/test-postgres.ts'
import { furnishing } from '#tests/upgrades/furnishing.ts'

after(stopLocalPostgres)

const folder = join(repository, 'tests/upgrades')
/** The backup of each release, by its version. The backup of 0.1 is in the format of 0.1. */
const archives = new Map(
  (await readdir(folder)).flatMap(name => {
    const [, version] = /^(\d+\.\d+\.\d+)\.(tar|backup)$/.exec(name) ?? []
    return version ? [[version, join(folder, name)] as const] : []
  }),
)

test('O4: there is a fixture of every release', async () => {
  const changelog = await readFile(join(repository, 'CHANGELOG.md'), 'utf8')
  const released = [...changelog.matchAll(/^## \[(\d+\.\d+\.\d+)\]/gm)].map(([, version = '']) => version)
  assert.deepEqual([...new Set(['0.1.0', ...released])].sort(), [...archives.keys()].sort())
})

for (const [version, path] of archives) {
  test(`O4, O5: an upgraded site of ${version} has the schema of a new site, keeps its rows, its members sign in, and a second upgrade changes nothing`, async t => {
    const [old, fresh] = [await aDatabase(t, 'empty'), await aDatabase(t, 'migrated')]
    const dataDir = aDataDir(t)
    const archive = await checkArchive(path, undefined)
    const storage = { connection: old.connection, files: openFolder(join(dataDir, 'media')) }
    await restoreArchive(storage, archive, { isReplacing: false, isMigrating: false })
    const released = await readFile(join(folder, `${version}.schema.txt`), 'utf8')
    assert.equal(`${(await describeSchema(old.connection)).join('\n')}\n`, released)
    await assertUpgraded(old, fresh)
    const server = startServer(dataDir, { DATABASE_URL: old.url, SAMPLE_RECIPES: 'off' })
    await assertFurnished(await server.url())
  })
}

/** Migrates `old`, and compares it with what it was and with a database that was made by this version. */
async function assertUpgraded(
  old: TestDatabase,
  fresh: TestDatabase,
  rewritten: readonly string[] = [],
): Promise<void> {
  const columns = commonColumns(await readColumns(old.pool), await readColumns(fresh.pool))
  for (const table of rewritten) columns.delete(table)
  const before = await digestColumns(old.pool, columns)
  await migrate(old.pool)
  // Deletes the one row that an upgrade adds if a migration takes something away.
  await old.pool.query("delete from site_facts where name = 'oldest_version'")
  assert.deepEqual(await describeSchema(old.connection), await describeSchema(fresh.connection))
  assert.deepEqual(await digestColumns(old.pool, columns), before)
  assert.deepEqual(await migrate(old.pool), [])
  assert.deepEqual(await digestColumns(old.pool, columns), before)
}

/** Asserts that the fixture's member finds what they wrote, and their notifications. */
async function assertFurnished(url: string): Promise<void> {
  const call = createApiCall(url)
  const { email, password, title, comment } = furnishing
  const { status, body: session } = await call('POST', '/api/auth/login', { body: { email, password } })
  assert.equal(status, 200)
  const token = session.access_token
  const { body: found } = await call('GET', '/api/recipes?q=mukimo')
  assert.equal(found[0]?.title, title)
  assert.equal(found[0]?.rating, 4.8)
  const { body: recipe } = await call('GET', `/api/recipes/${found[0]?.id}`, { token })
  assert.equal(recipe.comments[0]?.content, comment)
  const { body: notifications } = await call('GET', '/api/notifications', { token })
  assert.deepEqual(notifications.map(({ kind }: { kind: string }) => kind).sort(), [
    'bookmark',
    'comment',
    'follow',
    'rating',
  ])
}

/** Levels from before the first release. They show what an upgrade through many migrations at once does. */
const levels = ['0003', '0012', '0015', '0018', '0022']

/** Tables that one of those migrations writes anew: words for the search, and counts in another form. */
const rewrittenByThem = ['recipe_search', 'search_words', 'recipe_facets']

for (const level of levels) {
  test(`O4, O5: a used database at the level of ${level} is migrated to the same schema and keeps its rows`, async t => {
    const [old, fresh] = [await aDatabase(t, 'empty'), await aDatabase(t, 'migrated')]
    const only = aDataDir(t)
    await mkdir(only)
    for (const { name, sql } of await readMigrations())
      if (name.slice(0, 4) <= level) await writeFile(join(only, name), sql)
    await migrate(old.pool, { folder: only })
    await useDatabase(old.pool)
    await assertUpgraded(old, fresh, rewrittenByThem)
  })
}

/** Inserts rows into each table of the first migrations, with the columns that exist at this level. */
async function useDatabase(pool: Pool): Promise<void> {
  const columns = await readColumns(pool)
  const has = (table: string, column: string) => columns.get(table)?.includes(column) === true
  const searched = has('recipes', 'search_text') ? [', search_text', ", 'githeri'"] : ['', '']
  const weighed = has('uploads', 'bytes') ? [', bytes', ', 4000'] : ['', '']
  await pool.query(`
    insert into users (email, email_key, username, username_key, first_name, password_hash)
      select n || '@example.org', n || '@example.org', 'Cook' || n, 'cook' || n, 'Mama ' || n, 'hash' from generate_series(1, 20) as n;
    insert into admins (email, email_key, password_hash) values ('a@example.org', 'a@example.org', 'hash');
    insert into sessions (token_hash, user_id, expires_at) select sha256(n::text::bytea), n, now() + '1 day' from generate_series(1, 20) as n;
    insert into one_time_links (token_hash, purpose, user_id, expires_at) values ('\\x01', 'reset', 1, now() + '1 day');
    insert into contact_messages (first_name, last_name, email, phone_number, inquiry_type, message)
      values ('W', 'K', 'w@example.org', '', 'General Inquiry', 'Karibu');
    insert into site_facts (name, value) values ('motto', 'Pole pole');
    insert into recipes (author_id, title, chef_name, chef_image, image, ingredients, instructions, url, more_info_url, prep_time,
        country_of_origin, diet_type, cover_key, cover_color${searched[0]})
      select 1 + n % 20, 'Githeri ' || n, 'Mama', '', '', 'Maize', 'Boil', '', '', '1 hour', 'Kenya', 'Vegan', '', '' ${searched[1]}
      from generate_series(1, 50) as n;
    insert into ratings (recipe_id, user_id, stars) select r, u, 0.5 * (1 + (r + u) % 10) from generate_series(1, 50) as r, generate_series(1, 20) as u;
    insert into comments (recipe_id, author_id, content) select r, 1 + r % 20, 'Tamu ' || r from generate_series(1, 50) as r;
    insert into bookmarks (user_id, recipe_id) select 1 + r % 20, r from generate_series(1, 50) as r;
    insert into follows (follower_id, followed_id) select n, n + 1 from generate_series(1, 19) as n;
    insert into notifications (user_id, actor_id, kind, recipe_id) values (1, 2, 'rating', 1);
    insert into uploads (key, owner_id, kind${weighed[0]}) values ('images/a.webp', 1, 'image'${weighed[1]});`)
}
