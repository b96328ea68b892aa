import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findGrowth, type Sample } from './growth.ts'

const steady = { megabytes: 160, files: 60, connections: 12 }
const series = (change: (n: number) => Partial<Sample>): Sample[] =>
  Array.from({ length: 40 }, (_, n) => ({ ...steady, ...change(n) }))

test('a soak is flat where memory only wanders, and not where something grows', () => {
  assert.deepEqual(findGrowth(series(n => ({ megabytes: 160 + (n % 5) * 4 }))), [])
  assert.deepEqual(findGrowth(series(n => ({ megabytes: 160 + n * 2 }))), ['megabytes'])
  assert.deepEqual(findGrowth(series(n => ({ files: 60 + n }))), ['files'])
  assert.deepEqual(findGrowth(series(n => ({ connections: 12 + Math.floor(n / 3) }))), ['connections'])
})
