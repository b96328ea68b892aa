import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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

after(stopLocalPostgres)

test('O4: when processes start together, one migrates and the others wait for it, however long it takes', async t => {
  const pool = await anEmptyDatabase(t)
  const longerThanAnyTimeoutSeconds = 6.5
  const folder = aFolder(t, {
    '0001-slow.sql': `create table slow (); select pg_sleep(${longerThanAnyTimeoutSeconds})`,
    '0002-more.sql': 'create table more ()',
  })
  const all = await Promise.all([
    migrate(pool, { folder }),
    migrate(pool, { folder }),
    migrate(pool, { folder }),
  ])
  assert.deepEqual(all.flat(), ['0001-slow.sql', '0002-more.sql'])
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
