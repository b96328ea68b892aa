import assert from 'node:assert/strict'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { writeSchema } from '#tools/schema/write-schema.ts'

test('O5: the types of the tables are those of the migrations; else run npm run schema', async t => {
  const kept = join(import.meta.dirname, 'schema.ts')
  const now = join(import.meta.dirname, `schema.${process.pid}.ts`)
  t.after(() => rm(now, { force: true }))
  await writeSchema(now)
  assert.equal(await readFile(kept, 'utf8'), await readFile(now, 'utf8'))
})
