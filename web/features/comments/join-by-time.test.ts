import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Comment } from '#web/api/foreign/comment.ts'
import type { Cook } from '#web/features/cooks/cooks.queries.ts'
import { joinByTime } from './join-by-time.ts'

const comment = (day: string) => ({ key: day, createdAt: `2026-05-${day}T10:00:00.000Z` }) as Comment
const cook = (day: string, hour = '09') =>
  ({ id: Number(day), cookedOn: `2026-05-${day}`, createdAt: `2026-05-${day}T${hour}:00:00.000Z` }) as Cook
const load = () => {}
const keysOf = (...lists: Parameters<typeof joinByTime>) => joinByTime(...lists).entries.map(({ key }) => key)

test('the newest entry of both lists comes first', () => {
  const comments = { known: [comment('01'), comment('03')], loadMore: undefined }
  const cooks = { known: [cook('04'), cook('03', '11'), cook('02')], loadMore: undefined }
  assert.deepEqual(keysOf(comments, cooks), ['cook-4', 'cook-3', 'comment-03', 'cook-2', 'comment-01'])
  assert.deepEqual(keysOf(undefined, cooks), ['cook-4', 'cook-3', 'cook-2'])
})

test("entries older than a list's oldest loaded entry wait until that list has loaded more", () => {
  const moreComments = () => {}
  const comments = { known: [comment('05'), comment('07')], loadMore: moreComments }
  const cooks = { known: [cook('06'), cook('04'), cook('02')], loadMore: load }
  const joined = joinByTime(comments, cooks)
  assert.deepEqual(
    joined.entries.map(({ key }) => key),
    ['comment-07', 'cook-6', 'comment-05'],
  )
  assert.equal(joined.loadMore, moreComments)
})

test('a dish cooked on an earlier day is listed at that day', () => {
  const late = { ...cook('09'), cookedOn: '2026-05-02' }
  const comments = { known: [comment('01'), comment('03')], loadMore: undefined }
  assert.deepEqual(keysOf(comments, { known: [late], loadMore: undefined }), [
    'comment-03',
    'cook-9',
    'comment-01',
  ])
})
