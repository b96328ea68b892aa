import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { fromRandomAddress, trustedProxy } from '#tests/support/call.ts'
import { waitForMailJobs } from '#tests/support/jobs.ts'
import { extractToken, waitForMails } from '#tests/support/mails.ts'
import { aMessage } from '#tests/support/messages.ts'
import { aMember, aNewMember, type Member, password } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const { emailChangesPerDay, mailLimits, throttles } = defaultLimits

const site = await openSite({ ...trustedProxy, CONTACT_EMAIL: 'team@mezani.example' })
const { call, db } = site
const profile = { firstName: '', lastName: '', title: '', aboutMe: '' }

const askAddress = (member: Member, email: string, sent = fromRandomAddress()) =>
  call('PUT', `/api/users/${member.id}`, {
    token: member.token,
    body: { ...profile, email, currentPassword: password },
    ...sent,
  })
const askReset = (email: string, sent = fromRandomAddress()) =>
  call('POST', '/auth/reset-password', { body: { email }, ...sent })
const mailsTo = async (address: string) => {
  await waitForMailJobs(site)
  return (await site.outbox()).filter(mail => mail.includes(`To: ${address}`))
}

test('one member cannot have more than five addresses mailed a day', async () => {
  const member = await aMember(site)
  const statuses = []
  for (let n = 0; n < 20; n += 1)
    statuses.push((await askAddress(member, `stranger-${n}-${member.email}`)).status)
  assert.deepEqual(statuses, [
    ...Array<number>(emailChangesPerDay).fill(200),
    ...Array<number>(20 - emailChangesPerDay).fill(429),
  ])
  await waitForMailJobs(site)
  const mails = (await site.outbox()).filter(mail => mail.includes('To: stranger-'))
  // A request replaces the one before it, and the mail of a replaced request is not sent.
  assert.ok(mails.length >= 1 && mails.length <= emailChangesPerDay, String(mails.length))
  assert.equal((await mailsTo(`stranger-${emailChangesPerDay - 1}-${member.email}`)).length, 1)
})

test('members of one network cannot have more than twenty addresses mailed an hour', async () => {
  const sent = fromRandomAddress()
  const statuses = []
  for (let n = 0; n < throttles.changeEmail.perAddress.calls + 5; n += 1) {
    const member = await aMember(site)
    statuses.push((await askAddress(member, `other-${member.email}`, sent)).status)
  }
  assert.equal(statuses.filter(status => status === 200).length, throttles.changeEmail.perAddress.calls)
})

test('one mailbox gets three confirmation mails an hour, whichever members name it and however they spell it', async () => {
  for (let n = 0; n < 8; n += 1) {
    const member = await aMember(site)
    const { status } = await askAddress(member, n % 2 ? 'Victim@example.org' : `victim+${n}@example.org`)
    assert.equal(status, 200)
  }
  await waitForMailJobs(site)
  const mails = (await site.outbox()).filter(mail => /To: victim/i.test(mail))
  assert.equal(mails.length, mailLimits.addressConfirmation.perHour)
})

test('strangers can have five reset mails an hour sent to a member; a known network gets another, and the last link stays valid', async () => {
  const { email } = await aMember(site)
  const home = fromRandomAddress()
  assert.equal((await call('POST', '/api/auth/login', { body: { email, password }, ...home })).status, 200)
  for (let n = 0; n < 12; n += 1) assert.equal((await askReset(email)).status, 200)
  const mails = await mailsTo(email)
  assert.equal(mails.length, mailLimits.reset.perHour)
  assert.equal((await askReset(email, home)).status, 200)
  const [own] = (await waitForMails(site, email, mailLimits.reset.perHour + 1)).slice(-1)
  // Later requests by strangers make no new link, since a new link would end this one.
  assert.equal((await askReset(email)).status, 200)
  await waitForMailJobs(site)
  const chosen = { token: extractToken(own), password: 'mchuzi wa kuku', confirmPassword: 'mchuzi wa kuku' }
  assert.equal(
    (await call('POST', '/api/auth/reset-password/confirm', { body: chosen, ...home })).status,
    200,
  )
})

test('an unverified address is sent five verification links an hour', async () => {
  const { email } = await aNewMember(site)
  for (let n = 0; n < 9; n += 1)
    await call('POST', '/api/auth/verify-email/resend', { body: { email }, ...fromRandomAddress() })
  assert.equal((await mailsTo(email)).length, mailLimits.verification.perHour)
})

test('the team is mailed sixty messages an hour; those beyond are stored', async () => {
  const before = (await mailsTo('team@mezani.example')).length
  const count = mailLimits.contact.perHour + 5
  await Promise.all(
    Array.from({ length: count }, () =>
      call('POST', '/api/contact', { body: aMessage(), ...fromRandomAddress() }),
    ),
  )
  assert.equal(before, 0)
  assert.equal((await mailsTo('team@mezani.example')).length, mailLimits.contact.perHour)
  assert.equal((await db.selectFrom('contact_messages').select('id').execute()).length, count)
})

test('no mail to an unproven address contains a person’s words', async () => {
  const username = 'Cheap-pills'
  const email = `proven-by-nobody-${Math.random().toString(36).slice(2)}@example.org`
  const firstName = 'Buy cheap pills'
  const account = { email, username, firstName, password, confirmPassword: password }
  assert.equal(
    (await call('POST', '/api/auth/signup', { body: account, ...fromRandomAddress() })).status,
    201,
  )
  await askReset(email)
  const { body } = await call('POST', '/api/auth/login', {
    body: { email, password },
    ...fromRandomAddress(),
  })
  const { body: user } = await call('GET', '/api/users/current', { token: body.access_token })
  const spam = 'buy-cheap-pills@pills.example'
  await askAddress({ id: user.id, username, email, token: body.access_token }, spam)
  await waitForMailJobs(site)
  const mails = (await site.outbox()).filter(
    mail => mail.includes(`To: ${email}`) || mail.includes(`To: ${spam}`),
  )
  assert.equal(mails.length, 4)
  for (const mail of mails) assert.doesNotMatch(mail.replace(/^To: .*$/m, ''), /pills/i)
})

test('the counts of mails are deleted after a day', async () => {
  await db.updateTable('sent_mails').set({ sent_at: sql<Date>`now() - interval '25 hours'` }).execute()
  await site.services.jobs.enqueue(db, 'sweep-expired', {})
  await waitFor(async () => {
    const { rowCount } = await site.pool.query('select from sent_mails')
    return rowCount === 0 ? true : undefined
  }, 'the sweep')
})
