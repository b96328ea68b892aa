import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { community } from '#tools/coverage/community.table.ts'
import { coveragePagePath, writeCoveragePage } from '#tools/coverage/coverage-page.ts'
import { specification } from '#tools/coverage/specification.table.ts'
import { readTaggedTests } from '#tools/coverage/tagged-tests.ts'
import { isInGate } from '#tools/test/gate.ts'
import { readSources } from './support/sources.ts'

const rowsOf = ({ parts }: (typeof specification)[number]) => parts.flatMap(part => part.rows)
const rows = specification.flatMap(rowsOf)
const ids = rows.map(({ id }) => id)
const communityIds = community.flatMap(section => section.rows.map(({ id }) => id))
const taggedTests = await readTaggedTests()
const taggedIds = taggedTests.flatMap(test => test.ids)
const idsInGate = taggedTests.filter(({ file }) => isInGate(file)).flatMap(test => test.ids)

test('every row of the specification has a test in the gate, and an id and a sentence of its own', () => {
  assert.deepEqual(
    ids.filter(id => !idsInGate.includes(id)),
    [],
  )
  assert.deepEqual([...new Set(ids)], ids)
  for (const section of specification) {
    const sentences = rowsOf(section).map(({ sentence }) => sentence)
    assert.deepEqual([...new Set(sentences)], sentences)
  }
})

test('every tag of a test names a row, and a row’s id begins with its section', () => {
  assert.deepEqual(
    taggedIds.filter(id => !ids.includes(id) && !communityIds.includes(id)),
    [],
  )
  for (const section of specification)
    for (const { id } of rowsOf(section)) assert.match(id, new RegExp(`^${section.number}-[a-z0-9-]+$`))
})

test('all nine sections are covered, the calls and the catalogue of errors row by row', () => {
  assert.deepEqual(
    specification.map(({ number }) => number),
    minRows.map((_, index) => index + 1),
  )
  for (const section of specification)
    assert.ok(rowsOf(section).length >= (minRows[section.number - 1] ?? 0), section.title)
})

test('every sentence of the community has a test, and an id of its own that begins with its section', () => {
  assert.deepEqual(
    communityIds.filter(id => !taggedIds.includes(id)),
    [],
  )
  assert.deepEqual([...new Set(communityIds)], communityIds)
  for (const { id, rows } of community)
    for (const row of rows) assert.match(row.id, new RegExp(`^${id}-[a-z-]+$`))
})

/** As many as the specification has bullets and table rows; sentences of their own are more. */
const minRows = [4, 54, 11, 14, 8, 7, 30, 33, 14]

test('docs/coverage.md is what npm run coverage-table writes', async () => {
  assert.equal(await readFile(coveragePagePath, 'utf8'), await writeCoveragePage(), 'npm run coverage-table')
})

test('the texts that a sentence quotes occur verbatim in the product', async () => {
  const product = (await readSources())
    .filter(({ path }) => /^(web|contract|texts)\//.test(path) && !path.includes('.test.'))
    .map(({ text }) => text)
    .join('\n')
  // One is an example of what a cook may write; the other is what must never be seen.
  const others = ['1 hour 30 min', 'Unexpected Application Error!']
  const missing = rows
    .flatMap(({ sentence }) => [...sentence.matchAll(/(?<!\w)'([^']+)'/g)])
    .map(([, words = '']) => words.replace(/\{.*/, ''))
    .filter(words => !others.includes(words) && !product.includes(words))
  assert.deepEqual(missing, [])
})
