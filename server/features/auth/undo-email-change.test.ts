import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { fromRandomAddress, trustedProxy } from '#tests/support/call.ts'
import { agreeLink, emailChangesOf, undoLink } from '#tests/support/email-changes.ts'
import { waitForMails } from '#tests/support/mails.ts'
import { password } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite(trustedProxy)
const { call, db } = site
const { ask, agree, undo, current, logIn, newMail, aVerifiedMember } = emailChangesOf(site)

test('undoing restores the old address, ends every session and the password, and lets the owner choose a new one', async () => {
  const member = await aVerifiedMember()
  const email = `thief-${member.email}`
  await ask(member, email, password)
  const mail = await newMail(member.email)
  await agree(agreeLink(await newMail(email)))
  assert.equal(await logIn(email), 200)
  const { status, body } = await undo(undoLink(mail))
  assert.equal(status, 200)
  assert.equal((await call('GET', '/api/users/current', { token: member.token })).status, 401)
  assert.deepEqual([await logIn(email), await logIn(member.email)], [401, 401])
  const chosen = { password: 'samaki wa nazi', confirmPassword: 'samaki wa nazi' }
  const reset = { body: { token: body.resetToken, ...chosen }, ...fromRandomAddress() }
  assert.equal((await call('POST', '/api/auth/reset-password/confirm', reset)).status, 200)
  assert.equal(await logIn(member.email, chosen.password), 200)
  assert.equal((await undo(undoLink(mail))).body.code, 'invalid_link')
})

test('undoing a pending change ends it, and ends the sessions of the member who asked for it', async () => {
  const member = await aVerifiedMember()
  const email = `thief-${member.email}`
  await ask(member, email, password)
  const [mail, asked] = [await newMail(member.email), await newMail(email)]
  assert.equal((await undo(undoLink(mail))).status, 200)
  assert.equal((await agree(agreeLink(asked))).body.code, 'invalid_link')
  assert.equal((await call('GET', '/api/users/current', { token: member.token })).status, 401)
})

test('a member who changes the address twice and undoes the second change cannot keep the first owner from undoing the first', async () => {
  const member = await aVerifiedMember()
  const [first, second] = [`first-${member.email}`, `second-${member.email}`]
  await ask(member, first, password)
  const mail = await newMail(member.email)
  await agree(agreeLink(await newMail(first)))
  await ask(member, second, password)
  await agree(agreeLink(await newMail(second)))
  const [, notice] = await waitForMails(site, first, 2)
  assert.equal((await undo(undoLink(notice))).status, 200)
  assert.equal((await undo(undoLink(mail))).status, 200)
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()
  assert.equal(email, member.email)
})

test('undoing a change also ends a change that was requested after it', async () => {
  const member = await aVerifiedMember()
  const later = `later-${member.email}`
  await ask(member, `thief-${member.email}`, password)
  const mail = await newMail(member.email)
  await ask(member, later, password)
  const link = agreeLink(await newMail(later))
  assert.equal((await undo(undoLink(mail))).status, 200)
  assert.equal((await agree(link)).body.code, 'invalid_link')
})

test('both links expire: one after 48 hours, the other after 72', async () => {
  const member = await aVerifiedMember()
  const email = `new-${member.email}`
  await ask(member, email, password)
  const [mail, asked] = [await newMail(member.email), await newMail(email)]
  const {
    expires_at: expires,
    undo_until: until,
    created_at: created,
  } = await db
    .selectFrom('email_changes')
    .selectAll()
    .where('user_id', '=', member.id)
    .executeTakeFirstOrThrow()
  const hours = (date: Date) => (date.getTime() - created.getTime()) / 3_600_000
  assert.deepEqual(
    [hours(expires), hours(until)],
    [defaultLimits.verifyLinkHours, defaultLimits.undoEmailChangeHours],
  )
  await db
    .updateTable('email_changes')
    .set({ expires_at: sql<Date>`now()`, undo_until: sql<Date>`now()` })
    .where('user_id', '=', member.id)
    .execute()
  assert.equal((await current(member)).emailChange, undefined)
  for (const reply of [await agree(agreeLink(asked)), await undo(undoLink(mail))])
    assert.deepEqual([reply.status, reply.body.code], [400, 'invalid_link'])
})

test('while a change can be undone, nobody else can sign up with the old address', async () => {
  const member = await aVerifiedMember()
  const email = `new-${member.email}`
  await ask(member, email, password)
  await agree(agreeLink(await newMail(email)))
  const signUp = () =>
    call('POST', '/api/auth/signup', {
      body: { email: member.email, username: `x-${member.username}`, password, confirmPassword: password },
      ...fromRandomAddress(),
    })
  assert.equal((await signUp()).body.code, 'email_taken')
  await db
    .updateTable('email_changes')
    .set({ undo_until: sql<Date>`now()` })
    .where('user_id', '=', member.id)
    .execute()
  assert.equal((await signUp()).status, 201)
})
