import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ContactDetails, ReceivedMessage } from '#contract/contact.ts'
import { maxListBytes, maxMessageLength } from '#contract/limits.ts'
import { storeMessage } from '#tests/support/messages.ts'
import { anAdmin } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import { contactDetailsOf } from './contact-details.ts'

const site = await openSite({ SHOWN_PHONE: '+49 30 1234567', SHOWN_PLACE: 'Berlin' })
const { token } = await anAdmin(site)

const list = async (query = '') => {
  const { status, body } = await site.call('GET', `/api/admin/messages${query}`, { token })
  assert.equal(status, 200)
  return { ...body, texts: body.messages.map(({ message }: ReceivedMessage) => message) }
}
const mark = (id: number, isAnswered: boolean) =>
  site.call('PUT', `/api/admin/messages/${id}`, { token, body: { isAnswered } })

test('administrators read people’s messages, newest first, and mark messages as answered', async () => {
  for (const message of ['First', 'Second', 'Third']) await storeMessage(site, { message })
  const [third, second] = (await list()).messages
  const answered = await mark(second.id, true)
  assert.deepEqual({ ...answered.body, answeredAt: null }, second)
  assert.equal((await mark(second.id, true)).body.answeredAt, answered.body.answeredAt)

  assert.deepEqual((await list()).texts, ['Third', 'Second', 'First'])
  assert.deepEqual((await list('?only=answered')).texts, ['Second'])
  const waiting = await list('?only=waiting&limit=1')
  assert.deepEqual([waiting.texts, waiting.waiting], [['Third'], 2])
  const rest = await list(`?only=waiting&limit=1&before=${waiting.next}`)
  assert.deepEqual([rest.texts, rest.next], [['First'], null])

  assert.equal((await mark(second.id, false)).body.answeredAt, null)
  assert.equal((await list()).waiting, 3)
  const missing = await mark(third.id + 1, true)
  assert.deepEqual([missing.status, missing.body.code], [404, 'not_found'])
})

test('a page of long messages ends before the response is too large, and the next page continues there', async () => {
  const long = '飯'.repeat(maxMessageLength)
  const stored = await Promise.all(Array.from({ length: 40 }, () => storeMessage(site, { message: long })))
  const read: number[] = []
  let next = `${Math.max(...stored) + 1}`
  while (read.length < stored.length) {
    const path = `/api/admin/messages?limit=${stored.length}&before=${next}`
    const { text, body } = await site.call('GET', path, { token })
    assert.ok(Buffer.byteLength(text) < maxListBytes + 1_000, `${Buffer.byteLength(text)} bytes`)
    read.push(...body.messages.map(({ id }: ReceivedMessage) => id))
    next = body.next
  }
  assert.deepEqual(
    read.slice(0, stored.length),
    stored.toSorted((a, b) => b - a),
  )
})

test('the contact page shows only what the operator set, and examples if nothing is set', async () => {
  const { body } = await site.call('GET', '/api/contact')
  assert.deepEqual(body, { phone: '+49 30 1234567', email: null, place: 'Berlin', areExamples: false })
  const shipped: ContactDetails = contactDetailsOf({})
  assert.equal(shipped.areExamples, true)
  assert.equal(shipped.place, 'Nairobi, Kenya')
  for (const shown of [shipped.phone, shipped.email]) assert.ok(shown)
})
