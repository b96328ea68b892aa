import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dueState } from './due.ts'

const hour = 3_600_000
const now = Date.parse('2026-11-22T10:00:00Z')
const due = (hours: number) => dueState(new Date(now + hours * hour).toISOString(), now)

test('an overdue case is called late and has the bad tone; with less than a day left, the tone is warm', {
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
