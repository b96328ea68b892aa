import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  aHiddenRecipe,
  aModerator,
  caseOf,
  claimCase,
  decide,
  decideAppeal,
  decideOnAppeal,
} from '#tests/support/cases.ts'
import { aMember, type Member } from '#tests/support/people.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const { call } = site
const moderator = await aModerator(site)
const nothingWrong = { action: 'nothing_wrong', rule: null }

const report = async (reporter: Member, id: number) =>
  call('POST', '/api/reports', {
    token: reporter.token,
    body: { kind: 'recipe', id, rule: 3, explanation: `I do not like number ${id}.` },
  })
const get = (path: string, { token }: Member) => call('GET', path, { token })
const reportsOf = async (caseId: number): Promise<{ id: number; explanation: string }[]> =>
  (await get(`/api/moderation/cases/${caseId}`, moderator)).body.reportTexts

/** Has a recipe reported, and has it decided that nothing is wrong and that the report was not meant seriously. */
async function sendUnserious(reporter: Member, by = moderator): Promise<number> {
  const id = await publishRecipe(site, await aMember(site))
  assert.equal((await report(reporter, id)).status, 201)
  const caseId = await caseOf(site, { kind: 'recipe', id })
  const unserious = (await reportsOf(caseId)).map(one => one.id)
  await claimCase(site, by, caseId)
  assert.equal((await decide(site, by, caseId, { ...nothingWrong, unserious })).status, 200)
  return id
}

async function aLimitedReporter(): Promise<Member> {
  const reporter = await aMember(site)
  for (let sent = 0; sent < 3; sent += 1) await sendUnserious(reporter)
  return reporter
}

test('after three reports marked as unserious, a member cannot report for a week, is told why, and can do everything else', {
  tags: ['trust-bad-faith'],
}, async () => {
  const reporter = await aMember(site)
  await sendUnserious(reporter)
  await sendUnserious(reporter)
  const id = await publishRecipe(site, await aMember(site))
  assert.equal((await report(reporter, id)).status, 201)
  await sendUnserious(reporter)
  const refused = await report(reporter, await publishRecipe(site, await aMember(site)))
  assert.deepEqual([refused.status, refused.body.code], [409, 'limit_reached'])
  assert.match(
    refused.body.message,
    /^You cannot report anything until .*, because several of your reports were not meant/,
  )
  const [notice] = (await get('/api/notices', reporter)).body
  assert.deepEqual([notice.action, notice.ofReports, notice.appeal], ['limit', true, 'open'])
  const days = (Date.parse(notice.until) - Date.now()) / 86_400_000
  assert.ok(days > 6.9 && days <= 7, `${days} days`)
  const { limited } = (await get('/api/reports', reporter)).body
  assert.deepEqual(limited, { until: notice.until, noticeId: notice.id })
  const [told] = (await get('/api/notifications', reporter)).body.filter(
    ({ kind }: { kind: string }) => kind === 'notice',
  )
  assert.equal(told.message, 'The moderators have limited what you can report.')
  await publishRecipe(site, reporter)
  const { rows } = await site.pool.query(
    "select actor_user, after from mezani_audit.audit_log where action = 'limit reporting' and member_id = $1",
    [reporter.id],
  )
  assert.deepEqual(rows, [
    { actor_user: moderator.id, after: { action: 'limit', days: 7, actionId: notice.id } },
  ])
})

test('only the member whose reports are marked is limited; unmarked reports do not count', async () => {
  const [honest, other] = [await aMember(site), await aMember(site)]
  for (let round = 0; round < 3; round += 1) {
    const id = await publishRecipe(site, await aMember(site))
    await report(honest, id)
    await report(other, id)
    const caseId = await caseOf(site, { kind: 'recipe', id })
    const [, second] = await reportsOf(caseId)
    await claimCase(site, moderator, caseId)
    await decide(site, moderator, caseId, { ...nothingWrong, unserious: [second?.id] })
  }
  const id = await publishRecipe(site, await aMember(site))
  assert.equal((await report(other, id)).status, 409)
  assert.equal((await report(honest, id)).status, 201)
})

test('reports of another case, and of a case in which something is wrong, cannot be marked', async () => {
  const [first, second] = [await aMember(site), await aMember(site)]
  const ids = [await publishRecipe(site, await aMember(site)), await publishRecipe(site, await aMember(site))]
  for (const [at, id] of ids.entries()) await report(at === 0 ? first : second, id)
  const [one = 0, other = 0] = await Promise.all(ids.map(id => caseOf(site, { kind: 'recipe', id })))
  const unserious = (await reportsOf(other)).map(({ id }) => id)
  await claimCase(site, moderator, one)
  const own = (await reportsOf(one)).map(({ id }) => id)
  assert.equal((await decide(site, moderator, one, { unserious: own })).status, 400)
  assert.equal((await decide(site, moderator, one, { ...nothingWrong, unserious })).status, 200)
  const { rowCount } = await site.pool.query(
    'select from content_reports where not is_serious and reporter_id = any($1)',
    [[first.id, second.id]],
  )
  assert.equal(rowCount, 0)
})

test('reports from more than thirty days ago do not count', async () => {
  const reporter = await aMember(site)
  await sendUnserious(reporter)
  await sendUnserious(reporter)
  const age = (days: number) =>
    site.pool.query(
      'update content_reports set created_at = now() - make_interval(days => $2) where reporter_id = $1',
      [reporter.id, days],
    )
  await age(31)
  await sendUnserious(reporter)
  const id = await publishRecipe(site, await aMember(site))
  assert.equal((await report(reporter, id)).status, 201)
  await age(29)
  await sendUnserious(reporter)
  assert.equal((await report(reporter, await publishRecipe(site, await aMember(site)))).status, 409)
})

test('for a member with both limits, a refusal names the limit on publishing, although the other ends later', async () => {
  const reporter = await aLimitedReporter()
  const { actionId } = await aHiddenRecipe(site, reporter, { action: 'limit', days: 1 })
  const { status, body } = await call('POST', '/api/recipes', { token: reporter.token, body: aRecipe() })
  assert.deepEqual([status, body.code, body.restriction.noticeId], [403, 'limited', actionId])
})

test('on appeal another moderator reads the words; if overturned, the member can report again and the count restarts', async () => {
  const reporter = await aLimitedReporter()
  const [{ id }] = (await get('/api/notices', reporter)).body
  const text = 'I meant each of them.'
  await call('POST', `/api/notices/${id}/appeal`, { token: reporter.token, body: { text } })
  const caseId = await caseOf(site, { kind: 'profile', id: reporter.id })
  assert.equal((await claimCase(site, moderator, caseId)).body.code, 'not_yours_to_decide')
  const second = await aModerator(site)
  await claimCase(site, second, caseId)
  const { kept, actions } = (await get(`/api/moderation/cases/${caseId}`, second)).body
  assert.match(kept.reports, /^(I do not like number \d+\.\n?){3}$/)
  assert.equal(actions[0].ofReports, true)
  assert.equal((await decideAppeal(site, second, caseId, { outcome: 'overturned' })).status, 200)
  await sendUnserious(reporter)
  assert.equal((await report(reporter, await publishRecipe(site, await aMember(site)))).status, 201)
})

test('a milder decision is a shorter limit on reports, and on nothing else', async () => {
  const reporter = await aLimitedReporter()
  const [{ id }] = (await get('/api/notices', reporter)).body
  await call('POST', `/api/notices/${id}/appeal`, { token: reporter.token, body: { text: 'Too long.' } })
  const caseId = await caseOf(site, { kind: 'profile', id: reporter.id })
  const second = await aModerator(site)
  await decideOnAppeal(site, second, caseId, { outcome: 'milder', action: 'limit', days: 1 })
  assert.equal((await report(reporter, await publishRecipe(site, await aMember(site)))).status, 409)
  assert.equal((await get('/api/reports', reporter)).body.limited.noticeId, id)
  await publishRecipe(site, reporter)
})
