import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { readMigrations } from '#server/platform/database/migrate.ts'
import { findProblems } from './support/migration-rules.ts'
import { repository } from './support/repository.ts'

/** The last migration that was written before the rule. */
const lastFree = '0024'

const schema = '.schema.txt'
const released = (await readdir(join(repository, 'tests/upgrades')))
  .filter(name => name.endsWith(schema))
  .map(name => name.slice(0, -schema.length))

test('O4: no migration breaks a running version or holds a lock for long, unless it says since when or for how long', async () => {
  const later = (await readMigrations()).filter(({ name }) => name.slice(0, 4) > lastFree)
  for (const { name, sql } of later) assert.deepEqual(findProblems(sql, { released }), [], name)
})

const refused: Record<string, string> = {
  'a dropped column': 'alter table recipes add column tags text, drop column url',
  'a dropped table': 'drop table if exists follows',
  'a dropped function': 'drop function rate_recipe(bigint, bigint, numeric)',
  'a dropped index': 'drop index recipes_author',
  'a renamed column': 'alter table users rename column title to role',
  'a renamed table': 'alter table ratings rename to stars',
  'another type': 'alter table users alter column status type integer using 0',
  'not null': 'ALTER TABLE users\n  ALTER email_verified_at SET NOT NULL',
  'a dropped default': 'alter table users alter column status drop default',
  'a column that must be filled': 'alter table users add column region text not null',
  'a unique index': 'create unique index if not exists users_names on users (display_name)',
  'a unique constraint': 'alter table users add constraint one_name unique (display_name)',
  'a truncated table': 'truncate notifications',
  'a constraint that is checked': 'alter table users add constraint named check (username <> $$$$)',
  'an index': 'create index users_title on users (title)',
  'a column that is computed for every row':
    'alter table users add column token uuid default gen_random_uuid()',
  'a numbered column': 'alter table users add column place bigint generated always as identity',
  'changed rows': "update users set title = 'Cook'",
  'deleted rows': 'delete from notifications where id < 1000',
  'a locked table': 'lock table recipes in share mode',
  'an index outside of the transaction':
    'create index concurrently if not exists users_title on users (title)',
  'an end of the transaction': 'create table a (); commit; create table b ()',
  'another timeout': "set local lock_timeout = '1h'",
}

for (const [what, sql] of Object.entries(refused))
  test(`O4: a migration with ${what} is refused`, () => {
    assert.equal(findProblems(`-- drop nothing;\n${sql};\n`, { released }).length, 1)
  })

test('O4: a migration may add things, and may do anything to a table that it creates', () => {
  const sql = `
    -- Tags; drop table recipes would be something else.
    create table tags (id bigint generated always as identity primary key, name text not null);
    create unique index tags_name on tags (name);
    alter table tags alter column name type varchar, drop column id;
    insert into tags (name) values ('drop table recipes; commit');
    alter table recipes add column tag bigint, add column note text not null default '';
    alter table recipes add constraint tagged foreign key (tag) references tags not valid;
    create index if not exists recipes_tag on recipes (tag);
    create or replace function tag() returns trigger language plpgsql as $$ begin delete from tags; return null; end $$;
    create trigger tag after delete on recipes for each row execute function tag();`
  assert.deepEqual(findProblems(sql, { released }), [])
})

test('O4: a contract names the release since which nothing uses what it removes', () => {
  const sql = (version: string) =>
    `-- Contract: no version since ${version} uses it.\nalter table recipes drop column url`
  assert.deepEqual(findProblems(sql('0.1.0'), { released: ['0.1.0'] }), [])
  assert.equal(findProblems(sql('0.2.0'), { released: ['0.1.0'] }).length, 1)
})

test('O4: a migration that must lock a table names the table and how long the lock lasts', () => {
  const update = 'update users set title = lower(title)'
  assert.deepEqual(findProblems(`-- Locks users: 3 s for a million\n${update}`, { released }), [])
  assert.equal(findProblems(`-- Locks recipes: 3 s\n${update}`, { released }).length, 1)
  assert.equal(findProblems(`-- Locks users: not long\n${update}`, { released }).length, 1)
})

test('O4: the rules find what is wrong with earlier migrations', async () => {
  const early = (await readMigrations()).filter(({ name }) => name.slice(0, 4) <= lastFree)
  const found = early
    .filter(({ sql }) => findProblems(sql, { released }).length > 0)
    .map(({ name }) => name.slice(0, 4))
  assert.deepEqual(found, ['0010', '0014', '0015', '0016', '0017', '0018', '0021', '0022'])
})
