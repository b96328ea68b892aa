import assert from 'node:assert/strict'
import { test } from 'node:test'
import { forgetIdempotencyKey, idempotencyKeyOf } from './idempotency-key.ts'

test('a repeated request keeps its key until it has succeeded; a different request or another row gets its own key', () => {
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
