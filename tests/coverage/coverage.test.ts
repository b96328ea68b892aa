import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSources } from '#tests/support/repository.ts'
import { isInGate } from '#tools/test/gate.ts'
import { community } from './community.table.ts'
import { specification } from './specification.table.ts'

const ids = Object.keys(specification)
const sources = await readSources()

/** Each id in the options of a test: Node's `tags`, or Playwright's `tag` with an @ before the id. */
const tags = sources
  .filter(({ path }) => /\.(test|spec)\.ts$/.test(path))
  .flatMap(({ path, text }) =>
    [...text.matchAll(/\btags?: ?\[([^\]]+)\]/g)]
      .flatMap(([, list = '']) => [...list.matchAll(/'@?([^']+)'/g)])
      .map(([, id = '']) => ({ id, path })),
  )
const taggedIds = new Set(tags.map(({ id }) => id))

test('every row of the specification has a test in the gate', () => {
  const idsInGate = new Set(tags.filter(({ path }) => isInGate(path)).map(({ id }) => id))
  assert.deepEqual(
    ids.filter(id => !idsInGate.has(id)),
    [],
  )
})

test('every sentence of the community has a test, and every tag names a row', () => {
  assert.deepEqual(
    Object.keys(community).filter(id => !taggedIds.has(id)),
    [],
  )
  assert.deepEqual(
    [...taggedIds].filter(id => !(id in specification || id in community)),
    [],
  )
})

test('the texts that a sentence quotes occur verbatim in the product', () => {
  const product = sources
    .filter(({ path }) => /^(web|contract|texts)\//.test(path) && !path.includes('.test.'))
    .map(({ text }) => text)
    .join('\n')
  // The first is an example of what a cook may write. The second must never be seen.
  const others = ['1 hour 30 min', 'Unexpected Application Error!']
  const missing = Object.values(specification)
    .flatMap(sentence => [...sentence.matchAll(/(?<!\w)'([^']+)'/g)])
    .map(([, words = '']) => words.replace(/\{.*/, ''))
    .filter(words => !others.includes(words) && !product.includes(words))
  assert.deepEqual(missing, [])
})
