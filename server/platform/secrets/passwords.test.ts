import assert from 'node:assert/strict'
import { availableParallelism } from 'node:os'
import { test } from 'node:test'
import { Refusal } from '../http/problems.ts'
import { hashPassword } from './passwords.ts'

test('one password per processor except one is hashed at a time, 32 wait, and others are refused with a time to come back', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => hashPassword('chapati')))
  const refusals = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason] : []))
  assert.equal(100 - refusals.length, Math.max(1, availableParallelism() - 1) + 32)
  for (const refusal of refusals) {
    assert.ok(refusal instanceof Refusal && refusal.code === 'unavailable')
    assert.ok(refusal.retryAfter)
  }
})
