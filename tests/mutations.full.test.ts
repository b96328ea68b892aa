import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { specification } from '#tools/coverage/specification.table.ts'
import { mutations } from '#tools/mutate/mutations.ts'
import { repository } from './support/sources.ts'

const rows = specification.flatMap(({ parts }) => parts.flatMap(part => part.rows.map(({ id }) => id)))
const brokenRows = mutations.flatMap(mutation => mutation.rows)

test('every row of the specification is broken by a mutation, and every mutation breaks a row or names its tests', () => {
  assert.deepEqual(
    rows.filter(row => !brokenRows.includes(row)),
    [],
  )
  assert.deepEqual(
    brokenRows.filter(row => !rows.includes(row)),
    [],
  )
  assert.deepEqual(
    mutations.filter(mutation => mutation.rows.length === 0 && !mutation.tests).map(({ breaks }) => breaks),
    [],
  )
})

test('every mutation changes one place of today’s code, and says what it breaks in words of its own', async () => {
  const stale: string[] = []
  for (const { breaks, file, find, replace } of mutations) {
    const source = await readFile(join(repository, file), 'utf8').catch(() => '')
    if (source.split(find).length !== 2 || replace === find) stale.push(`${breaks}: ${file}`)
  }
  assert.deepEqual(stale, [])
  const names = mutations.map(({ breaks }) => breaks)
  assert.deepEqual([...new Set(names)], names)
})
