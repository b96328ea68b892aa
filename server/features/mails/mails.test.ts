import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusableMails } from '#contract/mails.ts'
import { addressKey } from '#server/features/auth/auth.queries.ts'
import { aCase, aModerator, claimCase, decide, decideOn, reason, undo } from '#tests/support/cases.ts'
import { waitForJobs } from '#tests/support/jobs.ts'
import { createLeaver } from '#tests/support/leavers.ts'
import { aMember, type Member } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'
import { openSmtp } from '#tests/support/smtp.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { createUnsubscribeToken } from './unsubscribe-token.ts'

const smtp = await openSmtp()
const site = await openSite({ SMTP_URL: smtp.url })
const { call, db } = site
const author = await aMember(site, 'Brian')
const moderator = await aModerator(site)

const report = ({ token }: Member, id: number) =>
  call('POST', '/api/reports', {
    token,
    body: { kind: 'recipe', id, rule: 3, explanation: 'It sells a pan.' },
  })

/** Publishes a recipe, lets each of these members report it, and decides on it. */
async function decideFor(reporters: Member[], decision: object = {}) {
  const recipeId = await publishRecipe(site, author)
  const caseId = await aCase(site, { kind: 'recipe', id: recipeId })
  for (const reporter of reporters) await report(reporter, recipeId)
  await claimCase(site, moderator, caseId)
  const { body } = await decide(site, moderator, caseId, decision)
  return { actionId: body.actionId as number }
}

const mailsTo = ({ email }: Member): string[] =>
  smtp.delivered.filter(({ to }) => to.includes(email)).map(({ text }) => unfolded(text))
/** Restores the long lines of a mail as they were written. */
const unfolded = (mail: string) =>
  mail.replaceAll('=\r\n', '').replaceAll('=3D', '=').replaceAll('\r\n', '\n')
const waitForMailTo = (member: Member, count = 1) =>
  waitFor(async () => (mailsTo(member).length >= count ? mailsTo(member).at(-1) : undefined), 'a mail')

/** Counts the mails to a member after all due mails have been sent. */
async function countMailsTo(member: Member): Promise<number> {
  await waitForJobs(site)
  return mailsTo(member).length
}

const choicesOf = async ({ token }: Member) => (await call('GET', '/api/auth/mails', { token })).body
const choose = ({ token }: Member, isRefused: boolean) =>
  call('PUT', '/api/auth/mails', { token, body: { kind: 'reportOutcome', isRefused } })
const isRefusedBy = async (member: Member): Promise<boolean[]> =>
  (await choicesOf(member)).refusable.map((choice: { isRefused: boolean }) => choice.isRefused)
const tokenFor = ({ id, email }: Member) =>
  createUnsubscribeToken(db, { userId: id, kind: 'reportOutcome' }, addressKey(email))

async function visit(path: string, init: RequestInit = {}) {
  const response = await fetch(site.url + path, init)
  return { status: response.status, headers: response.headers, text: await response.text() }
}
const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }

test('every member who reported something is mailed the outcome, with the rule and the reason but no name', {
  tags: ['trust-outcome'],
}, async () => {
  const reporters = [await aMember(site), await aMember(site)]
  await decideFor(reporters)
  for (const reporter of reporters) {
    const mail = await waitForMailTo(reporter)
    assert.match(mail, /^Subject: Mezani: what became of your report$/m)
    assert.match(mail, /A recipe you reported is now hidden\. Rule 3, No advertising\. This is why:/)
    assert.ok(mail.includes(reason))
    assert.match(mail, /You wrote in your report:\n\nIt sells a pan\./)
    assert.ok(!mail.includes('Brian') && !mail.includes(author.username))
  }
})

test('a decision that is taken back is mailed too', async () => {
  const reporter = await aMember(site)
  const { actionId } = await decideFor([reporter])
  await waitForMailTo(reporter)
  await undo(site, moderator, actionId, 'It was a quotation, and sells nothing.')
  const mail = await waitForMailTo(reporter, 2)
  assert.match(
    mail,
    /have taken a decision back: a recipe you reported is shown again\. This is why:\n\nIt was a quotation/,
  )
})

test('a POST to the mail’s one-click link refuses further mails without signing in; a GET only asks', {
  tags: ['trust-refuse-mail'],
}, async () => {
  const reporter = await aMember(site)
  await decideFor([reporter])
  const mail = await waitForMailTo(reporter)
  const url = /^List-Unsubscribe:\s+<(\S+)>$/m.exec(mail)?.[1] ?? ''
  assert.match(mail, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  assert.ok(
    url.startsWith(site.url) && mail.split('\n\n').join(' ').includes(`To stop emails of this kind: ${url}`),
  )
  const path = url.slice(site.url.length)
  const page = await visit(path)
  assert.deepEqual([page.status, page.headers.get('cache-control')], [200, 'no-store'])
  assert.match(page.text, /<h1>No more of these emails\?<\/h1>.*<form method="post"/)
  assert.deepEqual(await isRefusedBy(reporter), [false, false])
  for (const body of [oneClick.body, formData()]) {
    const done = await visit(path, { method: 'POST', body })
    assert.equal(done.status, 200)
    assert.match(done.text, /Done\. We will not send any more of these\./)
    assert.deepEqual(await isRefusedBy(reporter), [true, false])
  }
  await decideFor([reporter])
  assert.equal(await countMailsTo(reporter), 1)
})

function formData(): FormData {
  const form = new FormData()
  form.append('List-Unsubscribe', 'One-Click')
  return form
}

test('a refused mail is sent again once it is wanted again; mails that cannot be refused are listed', async () => {
  const reporter = await aMember(site)
  assert.deepEqual(await choicesOf(reporter), {
    certain: ['address', 'security', 'moderation', 'ownData'],
    refusable: refusableMails.map(kind => ({ kind, isRefused: false })),
  })
  await choose(reporter, true)
  await choose(reporter, true)
  await decideFor([reporter])
  assert.equal(await countMailsTo(reporter), 0)
  assert.deepEqual((await choose(reporter, false)).body, await choicesOf(reporter))
  await decideFor([reporter])
  await waitForMailTo(reporter)
  const wrong = { kind: 'moderation', isRefused: true }
  const { status } = await call('PUT', '/api/auth/mails', { token: reporter.token, body: wrong })
  assert.equal(status, 400)
})

test('a link works for one member, one kind and the address it was mailed to; any other link does nothing', async () => {
  const [reporter, other] = [await aMember(site), await aMember(site)]
  const token = await tokenFor(reporter)
  const forged = [
    token.replace(String(reporter.id), String(other.id)),
    token.replace('reportOutcome', 'heldPublished'),
    token.replace('reportOutcome', 'securityNotice'),
    token.slice(0, -2),
    `${reporter.id}.reportOutcome.${'A'.repeat(43)}`,
    '9'.repeat(15) + token.slice(token.indexOf('.')),
    '%00',
    'nothing',
  ]
  for (const one of forged)
    for (const init of [{}, oneClick]) {
      const { status, text } = await visit(`/unsubscribe/${one}`, init)
      assert.deepEqual([status, text.includes('This link does not work')], [404, true], one)
    }
  await db
    .updateTable('users')
    .set({ email_key: `new-${reporter.email}` })
    .where('id', '=', reporter.id)
    .execute()
  assert.equal((await visit(`/unsubscribe/${token}`, oneClick)).status, 404)
  for (const member of [reporter, other]) assert.deepEqual(await isRefusedBy(member), [false, false])
})

test('a moderators’ notice has no link to refuse it', async () => {
  const member = await aMember(site)
  const recipeId = await publishRecipe(site, member)
  await decideOn(site, moderator, { kind: 'recipe', id: recipeId })
  const mail = await waitForMailTo(member)
  assert.match(mail, /^Subject: Mezani: a notice from the moderators$/m)
  assert.doesNotMatch(mail, /List-Unsubscribe|unsubscribe/)
})

test('a member who is leaving, suspended or without a confirmed address is not mailed', async () => {
  const [leaver, suspended, unconfirmed] = [await aMember(site), await aMember(site), await aMember(site)]
  const recipeId = await publishRecipe(site, author)
  const caseId = await aCase(site, { kind: 'recipe', id: recipeId })
  for (const reporter of [leaver, suspended, unconfirmed]) await report(reporter, recipeId)
  await createLeaver(db, leaver.id)
  await db.updateTable('users').set({ status: 'suspended' }).where('id', '=', suspended.id).execute()
  await db.updateTable('users').set({ email_verified_at: null }).where('id', '=', unconfirmed.id).execute()
  await claimCase(site, moderator, caseId)
  await decide(site, moderator, caseId)
  for (const reporter of [leaver, suspended, unconfirmed]) assert.equal(await countMailsTo(reporter), 0)
})

test('one mailbox gets at most ten outcomes an hour', async () => {
  const reporter = await aMember(site)
  for (let n = 0; n < 11; n += 1) {
    await db
      .updateTable('content_reports')
      .set({ created_at: new Date(Date.now() - 86_400_000) })
      .where('reporter_id', '=', reporter.id)
      .execute()
    await decideFor([reporter])
  }
  assert.equal(await countMailsTo(reporter), 10)
})
