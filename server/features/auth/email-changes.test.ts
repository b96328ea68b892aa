import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { fromRandomAddress, trustedProxy } from '#tests/support/call.ts'
import { agreeLink, emailChangesOf, undoLink } from '#tests/support/email-changes.ts'
import { extractToken } from '#tests/support/mails.ts'
import { aMember, password } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite(trustedProxy)
const { call, db } = site
const { ask, agree, current, logIn, newMail, aVerifiedMember } = emailChangesOf(site)

test('with the password, a click in a mail to the new address changes it; the old address is told and can undo it', {
  tags: ['account-address'],
}, async () => {
  const member = await aVerifiedMember()
  const email = `new-${member.email}`
  const { status, body } = await ask(member, email, password)
  assert.deepEqual(
    [status, body.email, body.emailVerified, body.emailChange.email, body.emailChange.waitsFor],
    [200, member.email, true, email, 'new'],
  )
  assert.deepEqual(await current(member), body)
  assert.deepEqual([await logIn(member.email), await logIn(email)], [200, 401])
  const notice = await newMail(member.email)
  assert.match(undoLink(notice), /^l1_/)
  assert.equal(agreeLink(notice), 'no email-change link')
  assert.ok(notice?.includes(email))
  assert.equal((await agree(agreeLink(await newMail(email)))).status, 200)
  const changed = await current(member)
  assert.deepEqual([changed.email, changed.emailVerified, changed.emailChange], [email, true, undefined])
  assert.deepEqual([await logIn(email), await logIn(member.email)], [200, 401])
})

test('without the password, nothing is sent to the new address until a click in a mail to the old one', async () => {
  const member = await aVerifiedMember()
  const email = `new-${member.email}`
  const { status, body } = await ask(member, email)
  assert.deepEqual([status, body.email, body.emailChange.waitsFor], [200, member.email, 'old'])
  const mail = await newMail(member.email)
  assert.match(undoLink(mail), /^l1_/)
  assert.ok((await site.outbox()).every(sent => !sent.includes(`To: ${email}`)))
  assert.equal((await agree(agreeLink(mail))).status, 200)
  assert.deepEqual(
    [(await current(member)).email, (await current(member)).emailChange.waitsFor],
    [member.email, 'new'],
  )
  assert.equal((await agree(agreeLink(mail))).body.code, 'invalid_link')
  const asked = await newMail(email)
  assert.equal((await agree(agreeLink(asked))).status, 200)
  assert.equal((await current(member)).email, email)
  assert.equal((await agree(agreeLink(asked))).body.code, 'invalid_link')
})

test('a wrong password changes nothing, is named at its field, and can be guessed ten times from one network', async () => {
  const member = await aVerifiedMember()
  const email = `new-${member.email}`
  const { headers } = fromRandomAddress()
  const guess = (currentPassword: string) =>
    call('PUT', `/api/users/${member.id}`, {
      token: member.token,
      body: { firstName: 'Thief', email, currentPassword },
      headers,
    })
  const { status, body } = await guess('not it')
  assert.deepEqual(
    [status, body.code, Object.keys(body.fields)],
    [403, 'wrong_password', ['currentPassword']],
  )
  const now = await current(member)
  assert.deepEqual([now.firstName, now.emailChange], ['', undefined])
  for (let n = 1; n < defaultLimits.throttles.ownPassword.perAccountAndNetwork.calls; n += 1)
    assert.equal((await guess('not it')).status, 403)
  assert.equal((await guess(password)).status, 429)
  assert.equal(await logIn(member.email), 200)
})

test('a change of address invalidates a reset link', async () => {
  const member = await aVerifiedMember()
  const email = `new-${member.email}`
  await call('POST', '/auth/reset-password', { body: { email: member.email }, ...fromRandomAddress() })
  const token = extractToken(await newMail(member.email))
  await ask(member, email, password)
  await agree(agreeLink(await newMail(email)))
  const chosen = { token, password: 'kuku paka', confirmPassword: 'kuku paka' }
  const reply = await call('POST', '/api/auth/reset-password/confirm', {
    body: chosen,
    ...fromRandomAddress(),
  })
  assert.equal(reply.body.code, 'invalid_link')
})

test('an address of another account gets the same response; its owner is told, and nothing changes', async () => {
  const [member, other] = [await aVerifiedMember(), await aVerifiedMember()]
  const asked = await ask(member, other.email, password)
  const free = await ask(await aVerifiedMember(), `free-${member.email}`, password)
  const shape = ({ status, headers, body }: typeof asked) => ({
    status,
    headers: [...headers.keys()].toSorted(),
    fields: Object.keys(body),
    change: Object.keys(body.emailChange),
    waitsFor: body.emailChange.waitsFor,
  })
  assert.deepEqual(shape(asked), shape(free))
  const mail = await newMail(other.email)
  assert.match(mail ?? '', /Subject: Mezani: this address already has an account/)
  assert.ok(!mail?.includes('token='))
  assert.ok(!mail?.includes(member.email))
  assert.equal((await current(member)).email, member.email)
  assert.equal(await logIn(other.email), 200)
})

test('if another account gets the address between the mail and the click, it keeps it', async () => {
  const member = await aVerifiedMember()
  const email = `wanted-${member.email}`
  await ask(member, email, password)
  const link = agreeLink(await newMail(email))
  const other = await aMember(site)
  await db.updateTable('users').set({ email, email_key: email }).where('id', '=', other.id).execute()
  assert.equal((await agree(link)).body.code, 'invalid_link')
  assert.equal((await current(member)).email, member.email)
})

test('the address of a suspended member does not change', async () => {
  const member = await aVerifiedMember()
  const email = `new-${member.email}`
  await ask(member, email, password)
  const link = agreeLink(await newMail(email))
  const suspend = (status: 'suspended' | 'active') =>
    db.updateTable('users').set({ status }).where('id', '=', member.id).execute()
  await suspend('suspended')
  assert.equal((await agree(link)).body.code, 'invalid_link')
  await suspend('active')
  assert.equal((await current(member)).email, member.email)
})

test('a later request replaces a pending one', async () => {
  const member = await aVerifiedMember()
  const [first, second] = [`one-${member.email}`, `two-${member.email}`]
  await ask(member, first, password)
  const link = agreeLink(await newMail(first))
  assert.equal((await ask(member, second, password)).body.emailChange.email, second)
  assert.equal((await agree(link)).body.code, 'invalid_link')
  assert.equal((await agree(agreeLink(await newMail(second)))).status, 200)
})

test('the secrets of the links are stored as hashes', async () => {
  const member = await aVerifiedMember()
  await ask(member, `new-${member.email}`)
  const mail = await newMail(member.email)
  const stored = JSON.stringify(await db.selectFrom('email_changes').selectAll().execute())
  for (const token of [agreeLink(mail), undoLink(mail)]) assert.ok(!stored.includes(token))
})
