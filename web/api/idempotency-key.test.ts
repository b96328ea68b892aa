import assert from 'node:assert/strict'
import { test } from 'node:test'
import { forgetIdempotencyKey, idempotencyKeyOf } from './idempotency-key.ts'

test('the same request has the same key until it has succeeded; another, or another row, has its own', () => {
  const first = idempotencyKeyOf('comment', ['Tamu'])
  assert.equal(idempotencyKeyOf('comment', ['Tamu']), first)
  assert.notEqual(idempotencyKeyOf('report', ['Tamu']), first)
  forgetIdempotencyKey('comment', first)
  const second = idempotencyKeyOf('comment', ['Tamu'])
  assert.notEqual(second, first)
  forgetIdempotencyKey('comment', first)
  assert.equal(idempotencyKeyOf('comment', ['Tamu']), second)
  assert.notEqual(idempotencyKeyOf('comment', ['Tamu sana']), second)
})
