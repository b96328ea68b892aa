import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { aModerator } from '#tests/support/cases.ts'
import { waitForMailJobs } from '#tests/support/jobs.ts'
import { extractToken, waitForMails } from '#tests/support/mails.ts'
import { aMember, anAdmin, password } from '#tests/support/people.ts'
import { currentCode, switchOn } from '#tests/support/second-factors.ts'
import { openSite } from '#tests/support/site.ts'
import { aRecovery } from '#tests/support/tokens.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const site = await openSite()
const { call, db } = site
const [first, second] = [await anAdmin(site), await anAdmin(site)]

type Staff = { token: string }
const agree = (id: number, { token }: Staff) =>
  call('POST', `/api/moderation/recoveries/${id}/agreement`, { token })
const stop = (token: string) => call('POST', '/api/auth/second-factor/recovery/stop', { body: { token } })
const listed = async (id: number, { token }: Staff) => {
  const { body } = await call('GET', '/api/moderation/recoveries', { token })
  return body.recoveries.find((one: { member: { id: number } }) => one.member.id === id)
}
const logIn = ({ email }: { email: string }) => call('POST', '/api/auth/login', { body: { email, password } })
const isGuarded = async (id: number) =>
  (await db.selectFrom('second_factors').select('user_id').where('user_id', '=', id).execute()).length === 1
const storedOf = (id: number) =>
  db.selectFrom('factor_recoveries').selectAll().where('user_id', '=', id).executeTakeFirst()

/** Makes the removal of this member's second factor due and runs the job that runs every five minutes. */
async function letTimePass(id: number): Promise<void> {
  await db
    .updateTable('factor_recoveries')
    .set({ due_at: sql<Date>`due_at - make_interval(hours => ${defaultLimits.recoveryWaitHours})` })
    .where('user_id', '=', id)
    .execute()
  await runRemoval()
}

async function runRemoval(): Promise<void> {
  await site.services.jobs.enqueue(db, 'remove-recovered-factors', {})
  await waitFor(async () => {
    const { rowCount } = await site.pool.query(
      "select from pgboss.job where name = 'remove-recovered-factors' and state < 'completed'",
    )
    return rowCount === 0 ? true : undefined
  }, 'the end of the removal')
}

test('from a lost app to the password alone: mailbox, two people, a day; every step is told and recorded', async () => {
  const member = await aMember(site)
  await switchOn(site, member.id)
  const { body } = await logIn(member)
  const asked = await call('POST', '/api/auth/second-factor/recovery', {
    body: { ticket: body.fields.ticket },
  })
  assert.equal(asked.status, 200)
  assert.equal(await listed(member.id, first), undefined)
  assert.equal((await agree(member.id, first)).status, 404)
  const [mail] = await waitForMails(site, member.email)
  const confirm = () =>
    call('POST', '/api/auth/second-factor/recovery/confirm', { body: { token: extractToken(mail) } })
  assert.deepEqual([(await confirm()).status, (await confirm()).body.code], [200, 'invalid_link'])
  assert.equal((await listed(member.id, first)).canAgree, true)

  assert.deepEqual((await agree(member.id, first)).body, { agreements: 1, dueAt: null })
  assert.deepEqual([(await agree(member.id, first)).status, await isGuarded(member.id)], [409, true])
  assert.equal((await listed(member.id, first)).canAgree, 'agreed')
  const due = await agree(member.id, second)
  assert.equal(due.body.agreements, 2)
  const hours = (Date.parse(due.body.dueAt) - Date.now()) / 3_600_000
  assert.ok(hours > defaultLimits.recoveryWaitHours - 1 && hours <= defaultLimits.recoveryWaitHours)
  await runRemoval()
  assert.equal(await isGuarded(member.id), true)

  await letTimePass(member.id)
  assert.equal(await isGuarded(member.id), false)
  assert.equal((await call('GET', '/api/users/current', { token: member.token })).status, 401)
  assert.equal((await logIn(member)).status, 200)
  const subjects = (await waitForMails(site, member.email, 5)).map(text => /^Subject: (.*)$/m.exec(text)?.[1])
  assert.deepEqual(subjects.toSorted(), [
    'Mezani: a request to remove your second factor',
    'Mezani: have you lost your app and codes?',
    'Mezani: one person has agreed to remove your second factor',
    'Mezani: your second factor has been removed',
    'Mezani: your second factor will soon be removed',
  ])
  const log = await db
    .selectFrom('mezani_audit.audit_log')
    .select(['actor_kind', 'action'])
    .where('member_id', '=', member.id)
    .where('action', 'not like', 'sign%')
    .orderBy('id')
    .execute()
  assert.deepEqual(
    log.map(({ actor_kind, action }) => `${actor_kind}: ${action}`),
    [
      'member: ask for recovery',
      'member: confirm recovery',
      'admin: agree to recovery',
      'admin: agree to recovery',
      'site: remove second factor',
    ],
  )
})

test('without the right password nobody can ask for a recovery, whichever account they mean', async () => {
  const member = await aMember(site)
  await switchOn(site, member.id)
  for (const ticket of ['t1_made-up', `t1_${'a'.repeat(43)}`, member.token, String(member.id)]) {
    const { status, body } = await call('POST', '/api/auth/second-factor/recovery', { body: { ticket } })
    assert.deepEqual([status, body.code], [400, 'expired_ticket'])
  }
  await waitForMailJobs(site)
  assert.equal(await storedOf(member.id), undefined)
  assert.equal(
    (await site.outbox()).some(mail => mail.includes(member.email)),
    false,
  )
})

test('each mail has a link that stops the recovery, also the older mails; afterwards it cannot be stopped or agreed to', async () => {
  const { member, stopToken } = await aRecovery(site)
  await agree(member.id, first)
  await agree(member.id, second)
  const mails = await waitForMails(site, member.email, 2)
  assert.equal((await stop('l1_made-up')).status, 400)
  assert.equal((await stop(stopToken)).status, 200)
  for (const mail of mails) assert.equal((await stop(extractToken(mail))).body.code, 'invalid_link')
  assert.deepEqual([(await agree(member.id, first)).status, await isGuarded(member.id)], [404, true])
  await runRemoval()
  assert.equal(await isGuarded(member.id), true)
})

test('a sign-in with a code ends the recovery', async () => {
  const { member } = await aRecovery(site)
  const { body } = await logIn(member)
  const entered = await call('POST', '/api/auth/login/second-factor', {
    body: { ticket: body.fields.ticket, code: currentCode() },
  })
  assert.equal(entered.status, 200)
  assert.equal(await storedOf(member.id), undefined)
})

test('nobody agrees to their own recovery, not even as an administrator; moderators do not if two administrators can', async () => {
  const { member } = await aRecovery(site)
  await db.insertInto('moderators').values({ user_id: member.id }).execute()
  const own = await agree(member.id, member)
  assert.deepEqual([own.status, own.body.code], [403, 'not_yours_to_decide'])
  const mine = { email: first.email, email_key: first.email }
  await db.updateTable('users').set(mine).where('id', '=', member.id).execute()
  const asAdministrator = await agree(member.id, first)
  assert.deepEqual([asAdministrator.status, asAdministrator.body.code], [403, 'not_yours_to_decide'])
  const other = await aRecovery(site)
  assert.equal((await agree(other.member.id, await aModerator(site))).status, 403)
})

test('an agreement does not count if the person is gone before the end; without enough agreements the recovery is deleted', async () => {
  const { member } = await aRecovery(site)
  const third = await anAdmin(site)
  await agree(member.id, first)
  await agree(member.id, third)
  await db.deleteFrom('admins').where('id', '=', third.id).execute()
  await letTimePass(member.id)
  assert.equal(await isGuarded(member.id), true)
  assert.equal((await storedOf(member.id))?.due_at, null)
  await db
    .updateTable('factor_recoveries')
    .set({ expires_at: sql<Date>`now() - interval '1 second'` })
    .where('user_id', '=', member.id)
    .execute()
  assert.equal((await agree(member.id, second)).status, 404)
  await runRemoval()
  assert.equal(await storedOf(member.id), undefined)
})
