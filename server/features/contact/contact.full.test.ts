import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contactSubjects } from '#contract/contact.ts'
import * as limits from '#contract/limits.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { fromRandomAddress, trustedProxy } from '#tests/support/call.ts'
import { aMessage } from '#tests/support/messages.ts'
import { aMember } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import { openSmtp } from '#tests/support/smtp.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const smtp = await openSmtp()
const site = await openSite({
  ...trustedProxy,
  SMTP_URL: smtp.url,
  MAIL_FROM: 'site@mezani.example',
  CONTACT_EMAIL: 'team@mezani.example',
})
const { call, db } = site

const sendMessage = (body: unknown) => call('POST', '/api/contact', { body, ...fromRandomAddress() })
const waitForMail = (words: string) =>
  waitFor(async () => smtp.delivered.find(({ text }) => text.includes(words)), `a mail with ${words}`)
const storedMessages = (message: string) =>
  db.selectFrom('contact_messages').selectAll().where('message', '=', message).execute()

test('a message is stored, mailed to the team, and confirmed in the words of the specification', {
  tags: ['3-contact-message'],
}, async () => {
  const { status, body } = await sendMessage(aMessage({ message: 'Soaking times?' }))
  assert.equal(status, 201)
  assert.deepEqual(body, { message: 'Your message is sent successfully!' })
  const { from, to, text } = await waitForMail('Soaking times?')
  assert.deepEqual([from, to], ['site@mezani.example', ['team@mezani.example']])
  assert.match(text, /^Subject: Mezani: Recipe Inquiry\r?$/m)
  assert.match(text, /^Reply-To: wanjiku@example\.org\r?$/m)
  for (const words of ['Wanjiku Kamau', '+254 700 000000']) assert.ok(text.includes(words))
  const [row] = await storedMessages('Soaking times?')
  assert.deepEqual(
    [row?.first_name, row?.inquiry_type, row?.email],
    ['Wanjiku', 'Recipe Inquiry', 'wanjiku@example.org'],
  )
})

test('each of the four subjects is accepted, and no other', { tags: ['5-contact-required'] }, async () => {
  assert.deepEqual(
    [...contactSubjects],
    ['General Inquiry', 'Recipe Inquiry', 'Ingredients Inquiry', 'Report'],
  )
  for (const inquiryType of contactSubjects)
    assert.equal((await sendMessage(aMessage({ inquiryType }))).status, 201)
  for (const inquiryType of ['general inquiry', 'Other', '', undefined, 7, 'Report\r\nBcc: x@example.org']) {
    const { status, body } = await sendMessage(aMessage({ inquiryType }))
    assert.deepEqual([status, Object.keys(body.fields)], [400, ['inquiryType']])
  }
})

test('every field is required; each blank, too long or invalid field is named, and nothing is stored or mailed', async () => {
  const wrong: [string, unknown][] = [
    ...['firstName', 'lastName', 'email', 'phoneNumber', 'message'].flatMap((field): [string, unknown][] => [
      [field, undefined],
      [field, ' \t\n'],
      [field, null],
      [field, 7],
    ]),
    ['email', 'nobody'],
    ['email', 'a@example.org\r\nBcc: b@example.org'],
    ['email', 'a@example.org, b@example.org'],
    ['firstName', 'x'.repeat(limits.maxNameLength + 1)],
    ['phoneNumber', '1'.repeat(limits.maxPhoneLength + 1)],
    ['message', 'x'.repeat(limits.maxMessageLength + 1)],
    ['message', 'nul\u0000'],
  ]
  const count = async () => (await db.selectFrom('contact_messages').select('id').execute()).length
  const before = await count()
  for (const [field, value] of wrong) {
    const { status, body } = await sendMessage(aMessage({ [field]: value }))
    assert.deepEqual([status, body.code, Object.keys(body.fields)], [400, 'invalid_request', [field]])
  }
  assert.deepEqual(Object.keys((await sendMessage({})).body.fields).length, 6)
  assert.equal(await count(), before)
})

test('a message cannot inject mail headers', async () => {
  const message = 'Hello\r\n.\r\nMAIL FROM:<x@example.org>\r\nBcc: evil@example.org\r\n\r\n-- SMUGGLED'
  for (const field of ['firstName', 'lastName', 'phoneNumber']) {
    const { status, body } = await sendMessage(aMessage({ [field]: 'A\r\nBcc: evil@example.org' }))
    assert.deepEqual([status, Object.keys(body.fields)], [400, [field]])
  }
  assert.equal((await sendMessage(aMessage({ message }))).status, 201)
  const { to, text } = await waitForMail('-- SMUGGLED')
  assert.deepEqual(to, ['team@mezani.example'])
  const [head = ''] = text.split(/\r?\n\r?\n/)
  assert.ok(!head.includes('evil'))
})

test('a message is accepted while the mail server is unavailable, and mailed when it is back', async () => {
  smtp.state.isUnavailable = true
  assert.equal((await sendMessage(aMessage({ message: 'Patience' }))).status, 201)
  const isWaiting = async () => {
    const { rows } = await site.pool.query(
      "select 1 from pgboss.job where name = 'contact-mail' and state = 'retry'",
    )
    return rows.length > 0 || undefined
  }
  await waitFor(isWaiting, 'the job to wait for its next try')
  assert.equal((await storedMessages('Patience')).length, 1)
  smtp.state.isUnavailable = false
  await site.pool.query("update pgboss.job set start_after = now() where state = 'retry'")
  await waitForMail('Patience')
})

test('verification mails are sent by the same server, to the given address', async () => {
  const body = {
    username: 'baraka',
    email: 'baraka@example.org',
    password: 'ugali na sukuma',
    confirmPassword: 'ugali na sukuma',
  }
  assert.equal((await call('POST', '/api/auth/signup', { body, ...fromRandomAddress() })).status, 201)
  const { to } = await waitForMail('verify your email')
  assert.deepEqual(to, ['baraka@example.org'])
})

test('a message is accepted with an invalid token and with a valid one', async () => {
  const { token } = await aMember(site)
  for (const given of [token, 'dead']) {
    const { status } = await call('POST', '/api/contact', {
      body: aMessage(),
      token: given,
      ...fromRandomAddress(),
    })
    assert.equal(status, 201)
  }
})

test('one address may write ten times an hour; then it gets 429', async () => {
  const { headers } = fromRandomAddress()
  const statuses = []
  for (let message = 0; message < 11; message += 1) {
    statuses.push((await call('POST', '/api/contact', { body: aMessage(), headers })).status)
  }
  assert.deepEqual(statuses, [...Array<number>(10).fill(201), 429])
})

test('refused messages do not count towards the ten an hour', { tags: ['3-contact-message'] }, async () => {
  const { headers } = fromRandomAddress()
  const send = async (body: unknown) => (await call('POST', '/api/contact', { body, headers })).status
  const sendAtOnce = (count: number, body: unknown) =>
    Promise.all(Array.from({ length: count }, () => send(body)))
  const blank = aMessage({ message: ' \t\n' })
  assert.deepEqual(await sendAtOnce(30, blank), Array<number>(30).fill(400))
  const statuses = await Promise.all([sendAtOnce(9, aMessage()), sendAtOnce(20, blank)])
  assert.deepEqual(statuses.flat(), [...Array<number>(9).fill(201), ...Array<number>(20).fill(400)])
  const last = await sendAtOnce(5, aMessage())
  assert.deepEqual(last.toSorted(), [201, 429, 429, 429, 429])
  assert.deepEqual(await sendAtOnce(2, blank), [429, 429])
})

test('a message that could not be stored does not count towards the ten an hour', async () => {
  const { headers } = fromRandomAddress()
  const send = async () => (await call('POST', '/api/contact', { body: aMessage(), headers })).status
  await site.pool.query('alter table contact_messages rename to contact_messages_away')
  const failed = await Promise.all(Array.from({ length: 10 }, send))
  await site.pool.query('alter table contact_messages_away rename to contact_messages')
  assert.deepEqual(failed, Array<number>(10).fill(500))
  assert.equal(await send(), 201)
})

test('the general limit bounds refused messages', async () => {
  const { headers } = fromRandomAddress()
  const { calls } = defaultLimits.generalThrottles.perAddress
  const counts = new Map<number, number>()
  for (let burst = 0; burst < calls / 100 + 1; burst += 1) {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        site.app.inject({ method: 'POST', url: '/api/contact', payload: {}, headers }),
      ),
    )
    for (const { statusCode } of answers) counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1)
  }
  assert.deepEqual(Object.fromEntries(counts), { 400: calls, 429: 100 })
})
