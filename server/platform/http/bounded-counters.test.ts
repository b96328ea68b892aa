import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openBoundedCounters } from './bounded-counters.ts'

test('each key has its own window; a refused request takes nothing', async () => {
  const counters = openBoundedCounters({ calls: 2, seconds: 900, maxKeys: 10 })
  assert.deepEqual(
    [await counters.take('a'), await counters.take('a'), await counters.take('b')],
    Array(3).fill(undefined),
  )
  for (let call = 0; call < 5; call += 1) assert.ok(((await counters.take('a')) ?? 0) > 890_000)
  assert.deepEqual([await counters.left('a'), await counters.left('c')], [0, 2])
  await counters.giveBack('a')
  assert.equal(await counters.left('a'), 1)
  assert.equal(await counters.take('a'), undefined)
  await counters.reset('a')
  assert.equal(await counters.take('a'), undefined)
})
