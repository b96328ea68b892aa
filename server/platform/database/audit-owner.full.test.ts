import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { after, type TestContext, test } from 'node:test'
import { Client, type Pool, type PoolConfig } from 'pg'
import {
  createDatabase,
  createEmptyDatabase,
  dropDatabase,
  findTestPostgres,
  stopLocalPostgres,
} from '#tests/support/test-postgres.ts'
import { makeBackup } from '../backup/backup.ts'
import { checkArchive } from '../backup/check-archive.ts'
import { restoreArchive } from '../backup/restore.ts'
import { openFolder } from '../files/folder.ts'
import { auditWarning, findAuditOwnership, protectOrWarn, releaseForMigrations } from './audit-owner.ts'
import { endPool, openPool } from './connect.ts'
import { aDataDir } from './embedded/embedded.support.ts'
import type { LogEvent } from './embedded/log-file.ts'
import { migrate } from './migrate.ts'
import { openMigratedDatabase } from './open.ts'

after(stopLocalPostgres)

const log = 'mezani_audit.audit_log'
const record = `insert into ${log} (actor_kind, action) values ('operator', 'try')`

/** What somebody with the application's connection would try. */
const attempts = [
  `update ${log} set action = 'x'`,
  `update audit_log set action = 'x'`,
  `delete from ${log}`,
  'delete from audit_log',
  `truncate ${log}`,
  `drop table ${log} cascade`,
  'drop schema mezani_audit cascade',
  `drop trigger audit_log_is_append_only on ${log}`,
  'drop function mezani_audit.refuse_audit_change() cascade',
  'create or replace function mezani_audit.refuse_audit_change() returns trigger language plpgsql as $$ begin return new; end $$',
  `alter table ${log} disable trigger audit_log_is_append_only`,
  `alter table ${log} add column forged text`,
  `alter table ${log} owner to current_user`,
  `alter table ${log} set schema public`,
  'alter schema mezani_audit rename to other',
  `create trigger other before insert on ${log} execute function mezani_audit.refuse_audit_change()`,
  `create rule other as on insert to ${log} do instead nothing`,
  "select setval('mezani_audit.audit_log_id_seq', 1)",
  'create table mezani_audit.other ()',
  'set role mezani_audit',
  'grant mezani_audit to current_user',
  "set session_replication_role = 'replica'",
]

async function refusesAll(pool: Pool): Promise<void> {
  const rows = async () => (await pool.query(`select * from ${log} order by id`)).rows
  await pool.query(record)
  const before = await rows()
  for (const statement of attempts)
    await assert.rejects(pool.query(statement), { code: '42501' }, `${statement} was not refused`)
  assert.deepEqual(await rows(), before)
  await pool.query(record)
  assert.equal((await rows()).length, before.length + 1)
}

test('A11: the application’s own role writes and reads the audit log, and cannot change it', async t => {
  const { pool } = await aDatabase(t, createDatabase)
  await refusesAll(pool)
})

test('A11: the embedded database gives the audit log away at each start, and takes it back for a migration that changes it', async t => {
  const dataDir = aDataDir(t)
  const lines: LogEvent[] = []
  const opened = await openMigratedDatabase({
    databaseUrl: undefined,
    dataDir,
    log: line => void lines.push(line),
  })
  try {
    await refusesAll(opened.pool)
    assert.deepEqual(
      lines.filter(({ level }) => level === 'warn'),
      [],
    )
    const other = { name: '9998-other.sql', sql: 'alter table recipes add column tag text', checksum: '' }
    await releaseForMigrations(opened, [other])
    await refusesAll(opened.pool)
    const changing = `alter table ${log} add column place text`
    await releaseForMigrations(opened, [other, { name: '9999-place.sql', sql: changing, checksum: '' }])
    await opened.pool.query(changing)
    assert.equal((await findAuditOwnership(opened.pool))?.isProtected, false)
    await protectOrWarn(opened, () => undefined)
    await refusesAll(opened.pool)
  } finally {
    await opened.close()
  }
})

test('A11: a restore replaces a protected audit log only with its owner, and protects what it restored', async t => {
  const { pool, connection, owner } = await aDatabase(t, createDatabase)
  const folder = aDataDir(t)
  const path = join(folder, 'site.tar')
  const storage = { connection, files: openFolder(join(folder, 'media')) }
  await pool.query(record)
  await makeBackup(storage, { path, key: undefined, minFreeBytes: 0 })
  await pool.query(record)
  await endPool(pool)
  const archive = await checkArchive(path, undefined)
  const options = { isReplacing: true, isMigrating: true }
  await assert.rejects(restoreArchive(storage, archive, options), /belongs to the role mezani_audit/)
  await restoreArchive({ ...storage, owner }, archive, options)
  const restored = openPool(connection, () => undefined)
  t.after(() => endPool(restored))
  assert.equal((await restored.query(`select from ${log}`)).rowCount, 1)
  const { rows } = await restored.query(
    "select distinct tableowner from pg_tables where schemaname = 'public'",
  )
  assert.deepEqual(rows, [{ tableowner: connection.user }])
  await refusesAll(restored)
})

test('A11: on an operator’s server, a start warns until a role gives the log away; then a migration needs that role', async t => {
  const { pool, connection } = await aDatabase(t, createEmptyDatabase)
  await migrate(pool)
  const messages = async (owner: PoolConfig | undefined) => {
    const lines: string[] = []
    await protectOrWarn({ pool, owner }, ({ message }) => void lines.push(message))
    return lines
  }
  assert.deepEqual(await messages(undefined), [auditWarning])
  // As docs/operating.md describes it: the role is not a superuser.
  const role = `owner_${randomBytes(4).toString('hex')}`
  await asSuperuser(
    `create role ${role} login password 'secret'; grant mezani, mezani_audit to ${role}`,
    async () => {
      const owner = { ...connection, user: role, password: 'secret' }
      assert.deepEqual(await messages(owner), ['the audit log belongs to a role of its own'])
    },
    // A server's roles outlive the database of a test.
    `drop role ${role}`,
  )
  await refusesAll(pool)
  assert.deepEqual(await messages(undefined), [])
  const changing = { name: '9999-place.sql', sql: `alter table ${log} add column place text`, checksum: '' }
  await assert.rejects(
    releaseForMigrations({ pool, owner: undefined }, [changing]),
    /9999-place\.sql changes the audit log, which belongs to the role mezani_audit\. Name that owner in AUDIT_OWNER_URL/,
  )
})

async function aDatabase(t: TestContext, create: typeof createDatabase) {
  const server = await findTestPostgres()
  const connection = await create(server)
  const pool = openPool(connection, () => undefined)
  t.after(async () => {
    if (!pool.ended) await endPool(pool)
    await dropDatabase(connection, server)
  })
  return { connection, pool, owner: { ...connection, user: 'postgres' } }
}

async function asSuperuser(before: string, task: () => Promise<void>, after: string): Promise<void> {
  const client = new Client({ ...(await findTestPostgres()), user: 'postgres', database: 'postgres' })
  await client.connect()
  try {
    await client.query(before)
    await task()
    await client.query(after)
  } finally {
    await client.end()
  }
}
