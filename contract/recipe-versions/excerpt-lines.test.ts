import assert from 'node:assert/strict'
import { test } from 'node:test'
import { excerptLines } from './excerpt-lines.ts'

const line = (text: string) => ({ position: 0, text, step: null })
const excerpts = (before: string | null, after: string | null) =>
  excerptLines({
    before: before === null ? null : line(before),
    after: after === null ? null : line(after),
  })

test('lines that fit are whole, and a missing line has no excerpt', () => {
  assert.deepEqual(excerpts('2 tsp salt', '1 tsp salt'), { was: '2 tsp salt', now: '1 tsp salt' })
  assert.deepEqual(excerpts(null, '1 egg'), { was: null, now: '1 egg' })
  assert.deepEqual(excerpts('1 egg', null), { was: '1 egg', now: null })
})

test('the excerpt of a long line that differs early is its beginning', () => {
  const { was, now } = excerpts(`2 ${'onions '.repeat(40)}`, `3 ${'onions '.repeat(40)}`)
  assert.match(was ?? '', /^2 onions .*…$/)
  assert.match(now ?? '', /^3 onions .*…$/)
})

test('the excerpt of a long line that differs late is the text around the difference', () => {
  const [before, after] = ['20', '30'].map(minutes => `${'Stir slowly. '.repeat(30)}Bake ${minutes} minutes.`)
  assert.deepEqual(excerpts(before ?? '', after ?? ''), {
    was: '…slowly. Stir slowly. Stir slowly. Stir slowly. Stir slowly. Bake 20 minutes.',
    now: '…slowly. Stir slowly. Stir slowly. Stir slowly. Stir slowly. Bake 30 minutes.',
  })
})

test('an excerpt of a line of 10,000 characters without a space splits no character', () => {
  const { was, now } = excerpts('🍲'.repeat(5_000), `${'🍲'.repeat(4_000)}🍛`)
  for (const excerpt of [was, now]) {
    assert.ok((excerpt?.length ?? 0) <= 162, `${excerpt?.length} characters`)
    assert.ok(excerpt?.isWellFormed())
  }
  assert.match(now ?? '', /🍛$/)
})
