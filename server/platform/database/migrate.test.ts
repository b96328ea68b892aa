import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, type TestContext, test } from 'node:test'
import type { Pool } from 'pg'
import {
  createEmptyDatabase,
  dropDatabase,
  findTestPostgres,
  stopLocalPostgres,
} from '#tests/support/test-postgres.ts'
import { openPool } from './connect.ts'
import { migrate } from './migrate.ts'

const migrations = join(import.meta.dirname, 'migrations')

after(stopLocalPostgres)

test('O4: an empty database gets every migration in order, and a migrated one gets none', async t => {
  const pool = await anEmptyDatabase(t)
  const applied = await migrate(pool)
  assert.deepEqual(applied, applied.toSorted())
  assert.ok(applied.length >= 3)
  const before = await schemaOf(pool)
  assert.deepEqual(await migrate(pool), [])
  assert.deepEqual(await schemaOf(pool), before)
})

test('O4: a migration that fails leaves nothing, keeps the earlier ones, and can be tried again', async t => {
  const pool = await anEmptyDatabase(t)
  const first = { '0001-first.sql': 'create table first ()' }
  const broken = { ...first, '0002-broken.sql': 'create table half (); create table half ()' }
  await assert.rejects(migrate(pool, { folder: aFolder(t, broken) }), (error: Error) => {
    assert.equal(
      error.message,
      'The migration 0002-broken.sql failed and was rolled back: relation "half" already exists.',
    )
    return true
  })
  assert.deepEqual(await tablesOf(pool), ['first', 'migrations'])
  const corrected = { ...first, '0002-broken.sql': 'create table half ()' }
  assert.deepEqual(await migrate(pool, { folder: aFolder(t, corrected) }), ['0002-broken.sql'])
})

test('O4: a migration that PostgreSQL aborts for a deadlock with a writer is tried again', async t => {
  const pool = await anEmptyDatabase(t)
  // A sequence is not rolled back.
  const folder = aFolder(t, {
    '0001-tries.sql': 'create sequence tries',
    '0002-deadlock.sql': `create table met (); do $$ begin
      if nextval('tries') = 1 then raise exception 'deadlock detected' using errcode = 'deadlock_detected'; end if;
    end $$`,
  })
  assert.deepEqual(await migrate(pool, { folder }), ['0001-tries.sql', '0002-deadlock.sql'])
  const { rows } = await pool.query("select nextval('tries')::int as next")
  assert.deepEqual(rows, [{ next: 3 }])
})

test('O4: a migration file that was changed after it was applied is refused by name', async t => {
  const pool = await anEmptyDatabase(t)
  await migrate(pool, { folder: aFolder(t, { '0001-first.sql': 'create table first ()' }) })
  const changed = aFolder(t, {
    '0001-first.sql': 'create table first (id int)',
    '0002-next.sql': 'create table next ()',
  })
  await assert.rejects(
    migrate(pool, { folder: changed }),
    /^StartRefused: The migration 0001-first\.sql was changed .* Put the original file back\.$/,
  )
  assert.deepEqual(await tablesOf(pool), ['first', 'migrations'])
})

const facts = 'create table site_facts (name text primary key, value text not null)'

test('O4: a version works on a newer version’s schema, up to the first contract that excludes it', async t => {
  const pool = await anEmptyDatabase(t)
  const first = { '0001-first.sql': facts }
  const expanded = { ...first, '0002-newer.sql': 'create table newer ()' }
  const contract = '-- Contract: no version since 0.3.0 uses it.\ndrop table newer'
  const contracted = { ...expanded, '0003-contract.sql': contract }
  const older = { folder: aFolder(t, first), version: '0.2.9' }
  await migrate(pool, { folder: aFolder(t, expanded) })
  const seen: string[][] = []
  assert.deepEqual(await migrate(pool, { ...older, onNewer: unknown => seen.push(unknown) }), [])
  assert.deepEqual(seen, [['0002-newer.sql']])
  await migrate(pool, { folder: aFolder(t, contracted) })
  assert.deepEqual(await migrate(pool, { ...older, version: '0.3.0' }), [])
  assert.deepEqual(await migrate(pool, { ...older, version: '0.10.0' }), [])
  await assert.rejects(
    migrate(pool, older),
    /^StartRefused: .* newer Mezani .*0003-contract\.sql.* no version before 0\.3\.0 works with it; this is 0\.2\.9\. Start that version, or restore/,
  )
})

test('O4: a later migration with an earlier contract does not let older versions in again', async t => {
  const pool = await anEmptyDatabase(t)
  const contract = (version: string) => `-- Contract: no version since ${version} uses it.\nselect 1`
  const files = { '0001-first.sql': facts, '0002-a.sql': contract('0.10.0'), '0003-b.sql': contract('0.9.0') }
  await migrate(pool, { folder: aFolder(t, files) })
  const older = { folder: aFolder(t, { '0001-first.sql': facts }), version: '0.9.5' }
  await assert.rejects(migrate(pool, older), /no version before 0\.10\.0/)
})

test('O4: a database from another line of versions is refused, and not migrated', async t => {
  const pool = await anEmptyDatabase(t)
  await migrate(pool, { folder: aFolder(t, { '0001-first.sql': facts, '0002-theirs.sql': '' }) })
  const ours = aFolder(t, { '0001-first.sql': facts, '0002-ours.sql': 'create table ours ()' })
  await assert.rejects(
    migrate(pool, { folder: ours }),
    /another line of versions: start the one that was used last, or restore a backup/,
  )
  assert.deepEqual(await tablesOf(pool), ['migrations', 'site_facts'])
})

test('O4: the connections of the pool keep their short timeouts afterwards', async t => {
  const pool = await anEmptyDatabase(t)
  await migrate(pool, { folder: aFolder(t, { '0001-first.sql': '' }) })
  const { rows } = await pool.query(
    "select current_setting('statement_timeout') as s, current_setting('lock_timeout') as l",
  )
  assert.deepEqual(rows, [{ s: '5s', l: '2s' }])
})

test('notifications from before their comment column are linked to their comments', async t => {
  const pool = await anEmptyDatabase(t)
  const names = (await readdir(migrations)).filter(name => name < '0017')
  const texts = await Promise.all(names.map(name => readFile(join(migrations, name), 'utf8')))
  await migrate(pool, {
    folder: aFolder(t, Object.fromEntries(names.map((name, n) => [name, texts[n] ?? '']))),
  })
  await pool.query(`
    insert into users (id, email, email_key, username, username_key, first_name, password_hash) overriding system value
    values (1, 'a@example.org', 'a@example.org', 'a', 'a', 'A', ''), (2, 'b@example.org', 'b@example.org', 'b', 'b', 'B', '');
    insert into recipes (
      id, author_id, title, chef_name, chef_image, image, ingredients, instructions, url, more_info_url, prep_time,
      country_of_origin, diet_type, cover_key, cover_color
    ) overriding system value
    values (1, 1, 'Uji', 'A', '', '', 'Millet', 'Stir', '', '', '', 'Kenya', 'Vegan', '', '');
  `)
  for (const words of ['First', 'Second']) await pool.query('select comment_on_recipe(1, 2, $1)', [words])
  await pool.query('select bookmark_recipe(1, 2)')
  await migrate(pool)
  const { rows } = await pool.query(
    'select n.kind, c.content from notifications n left join comments c on c.id = n.comment_id order by n.id',
  )
  assert.deepEqual(rows, [
    { kind: 'comment', content: 'First' },
    { kind: 'comment', content: 'Second' },
    { kind: 'bookmark', content: null },
  ])
})

async function anEmptyDatabase(t: TestContext): Promise<Pool> {
  const server = await findTestPostgres()
  const connection = await createEmptyDatabase(server)
  const pool = openPool(connection, () => undefined)
  t.after(async () => {
    await pool.end()
    await dropDatabase(connection, server)
  })
  return pool
}

function aFolder(t: TestContext, files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'mezani-migrations-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, name), sql)
  return folder
}

async function tablesOf(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  )
  return rows.map(({ name }) => name)
}

async function schemaOf(pool: Pool): Promise<unknown[]> {
  const { rows } = await pool.query(
    "select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns where table_schema = 'public' order by 1, 2",
  )
  return rows
}
