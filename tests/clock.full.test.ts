import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSources } from './support/sources.ts'

/** How long something took, in an assertion: on another machine, or beside other work, it takes longer. */
const durationAsserted = /\bassert(?:\.\w+)?\([^\n]*\b(?:performance|Date)\.now\(\) - /

test('no test asserts how long something took: benchmarks and diagnostics tell it', async () => {
  const tests = (await readSources()).filter(({ path }) => /\.(test|spec|support)\.tsx?$/.test(path))
  assert.ok(tests.length > 100)
  assert.deepEqual(
    tests.filter(({ text }) => durationAsserted.test(text)).map(({ path }) => path),
    [],
  )
})
