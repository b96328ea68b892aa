import assert from 'node:assert/strict'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { writeSchema } from '#tools/schema/write-schema.ts'

test('O5: the types of the tables match the migrations; otherwise run npm run schema', async t => {
  const committed = join(import.meta.dirname, 'schema.ts')
  const generated = join(import.meta.dirname, `schema.${process.pid}.ts`)
  t.after(() => rm(generated, { force: true }))
  await writeSchema(generated)
  assert.equal(await readFile(committed, 'utf8'), await readFile(generated, 'utf8'))
})
