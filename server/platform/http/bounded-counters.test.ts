import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openBoundedCounters } from './bounded-counters.ts'

test('each key has its own window; a refused call takes nothing', () => {
  const counters = openBoundedCounters({ calls: 2, seconds: 900, maxKeys: 10 })
  assert.deepEqual([counters.take('a'), counters.take('a'), counters.take('b')], Array(3).fill(undefined))
  for (let call = 0; call < 5; call += 1) assert.ok((counters.take('a') ?? 0) > 890_000)
  counters.giveBack('a')
  assert.equal(counters.take('a'), undefined)
  counters.reset('a')
  assert.equal(counters.take('a'), undefined)
})

test('a million keys are counted in the memory of the most recent ones', () => {
  const counters = openBoundedCounters({ calls: 2, seconds: 900, maxKeys: 1000 })
  for (let key = 0; key < 1_000_000; key += 1) counters.take(String(key))
  assert.equal(counters.size, 1000)
})
