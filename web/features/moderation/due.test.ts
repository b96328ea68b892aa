import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dueState } from './due.ts'

const hour = 3_600_000
const now = Date.parse('2026-11-22T10:00:00Z')
const due = (hours: number) => dueState(new Date(now + hours * hour).toISOString(), now)

test('what is over its time is late in words and in the colour of what is bad; under a day it wants a look', {
  tags: ['trust-late'],
}, () => {
  assert.deepEqual(
    [72, 23, -5, -60].map(due).map(({ tone, words }) => [tone, words]),
    [
      ['calm', 'Due in 3 days'],
      ['warm', 'Due in 23 hours'],
      ['bad', 'Late by 5 hours'],
      ['bad', 'Late by 2 days'],
    ],
  )
})
