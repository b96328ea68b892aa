import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openBoundedCounters } from './bounded-counters.ts'

test('counting a million keys takes only the memory of the most recent ones', async () => {
  const counters = openBoundedCounters({ calls: 2, seconds: 900, maxKeys: 1000 })
  for (let key = 0; key < 1_000_000; key += 1) await counters.take(String(key))
  assert.equal(counters.size, 1000)
})
