import assert from 'node:assert/strict'
import { test } from 'node:test'
import { maxReportsInRecord } from '#contract/limits.ts'
import {
  aCase,
  aHiddenRecipe,
  aModerator,
  anAppeal,
  caseOf,
  claimCase,
  decide,
  decideOnAppeal,
  undo,
} from '#tests/support/cases.ts'
import { aMember, type Member } from '#tests/support/people.ts'
import { aRecipe, publishComment, publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const { call, pool } = site
const moderator = await aModerator(site)

const get = async (id: number) =>
  (await call('GET', `/api/moderation/cases/${id}`, { token: moderator.token })).body

const nothing = { action: 'nothing_wrong', rule: null }

/** Lets the author mend a hidden recipe, and the moderator find nothing wrong with it any more. */
async function mendAndShow({ recipeId, caseId }: Record<'recipeId' | 'caseId', number>, author: Member) {
  await call('PUT', `/api/recipes/${recipeId}`, { token: author.token, body: aRecipe() })
  await claimCase(site, moderator, caseId)
  assert.equal((await decide(site, moderator, caseId, nothing)).status, 200)
}

type Earlier = { id: number; decided: { action: string; ending: string | null } }
type Decided = { kind: string; ended: { how: string } | null }

test('a case has only its member’s record and earlier cases; overturned decisions are marked and do not count', {
  tags: ['trust-record'],
}, async () => {
  const author = await aMember(site)
  await aHiddenRecipe(site, await aMember(site))
  const overturned = await anAppeal(site, author)
  await decideOnAppeal(site, moderator, overturned.caseId, { outcome: 'overturned' })
  const milder = await anAppeal(site, author)
  await decideOnAppeal(site, moderator, milder.caseId, { outcome: 'milder', action: 'warn' })
  const taken = await aHiddenRecipe(site, author)
  await undo(site, moderator, taken.actionId)
  const mended = await aHiddenRecipe(site, author)
  await mendAndShow(mended, author)
  const hidden = await aHiddenRecipe(site, author)
  const fine = await aHiddenRecipe(site, author, nothing)
  const recipe = await publishRecipe(site, author)
  await publishComment(site, author, await publishRecipe(site, moderator), 'Tamu')
  const id = await aCase(site, { kind: 'recipe', id: recipe })
  const body = await get(id)
  assert.deepEqual(
    body.earlier.map(({ id, decided: { action, ending } }: Earlier) => [id, action, ending]),
    [
      [fine.caseId, 'nothing_wrong', null],
      [hidden.caseId, 'hide', null],
      [mended.caseId, 'hide', 'mended'],
      [taken.caseId, 'hide', 'taken_back'],
      [milder.caseId, 'warn', null],
      [overturned.caseId, 'hide', 'overturned'],
    ],
  )
  const { recipes, comments, actions, memberSince } = body.record
  assert.deepEqual([recipes, comments], [7, 1])
  assert.deepEqual(
    actions.map(({ kind, rule }: { kind: string; rule: { number: number } }) => [kind, rule.number]),
    [
      ['hide', 3],
      ['hide', 3],
      ['warn', 3],
    ],
  )
  const decisions = (await get(milder.caseId)).actions.map(({ kind, ended }: Decided) => [kind, ended?.how])
  assert.deepEqual(decisions, [
    ['warn', undefined],
    ['hide', 'milder'],
  ])
  const days = (Date.now() - Date.parse(memberSince)) / 86_400_000
  assert.ok(days > 6 && days < 9, memberSince)
})

const ownReportsOf = async (memberId: number) => {
  const id = await aCase(site, { kind: 'profile', id: memberId })
  return (await get(id)).record.ownReports
}

test('the record counts the member’s reports that moderators decided, and how many were right', {
  tags: ['trust-record'],
}, async () => {
  const [member, author] = [await aMember(site), await aMember(site)]
  assert.deepEqual(await ownReportsOf(member.id), { decided: 0, upheld: 0 })
  const decided = async (decision: object) => {
    const thing = { kind: 'recipe', id: await publishRecipe(site, author) }
    const body = { ...thing, rule: 3, explanation: 'It sells a pan.' }
    assert.equal((await call('POST', '/api/reports', { token: member.token, body })).status, 201)
    const caseId = await caseOf(site, thing)
    await claimCase(site, moderator, caseId)
    const { body: made } = await decide(site, moderator, caseId, decision)
    return { ...thing, caseId, actionId: made.actionId }
  }
  await decided({ action: 'warn' })
  await decided(nothing)
  const overturned = await decided({})
  await undo(site, moderator, overturned.actionId)
  const mended = await decided({})
  await mendAndShow({ ...mended, recipeId: mended.id }, author)
  await call('POST', '/api/reports', {
    token: member.token,
    body: { kind: 'profile', id: author.id, rule: 3, explanation: 'It waits.' },
  })
  assert.deepEqual(await ownReportsOf(member.id), { decided: 4, upheld: 2 })
  assert.deepEqual(await ownReportsOf(author.id), { decided: 0, upheld: 0 })
})

test(`with more than ${maxReportsInRecord} reports by the member, the record counts the newest`, async () => {
  const member = await aMember(site)
  await pool.query(
    `with cases as (insert into moderation_cases (kind, target_id, kept, closed_at)
      select 'profile', 1000000 + n, '{}', now() from generate_series(1, $2) n returning id)
    insert into content_reports (case_id, reporter_id, rule, rule_name, explanation)
    select id, $1, 3, 'No advertising', '' from cases`,
    [member.id, maxReportsInRecord + 1],
  )
  assert.deepEqual(await ownReportsOf(member.id), { decided: maxReportsInRecord, upheld: 0 })
})

test('a case belongs to its holder for fifteen minutes after they last claimed it', {
  tags: ['trust-claim'],
}, async () => {
  const id = await aCase(site, { kind: 'recipe', id: await publishRecipe(site, await aMember(site)) })
  const minutesLeft = async () =>
    (Date.parse((await claimCase(site, moderator, id)).body.until) - Date.now()) / 60_000
  const first = await minutesLeft()
  assert.ok(first > 14 && first < 15.1, String(first))
  await pool.query(
    "update moderation_cases set held_until = held_until - interval '13 minutes' where id = $1",
    [id],
  )
  assert.ok((await minutesLeft()) > 14)
})

test('the month’s median counts the hours from the first report to the decision', {
  tags: ['trust-transparency'],
}, async () => {
  await pool.query('delete from decision_hours')
  for (const hours of [30, 2, 5]) {
    const id = await aCase(site, { kind: 'recipe', id: await publishRecipe(site, await aMember(site)) })
    await pool.query(
      'update moderation_cases set opened_at = opened_at - make_interval(hours => $1) where id = $2',
      [hours, id],
    )
    await claimCase(site, moderator, id)
    assert.equal((await decide(site, moderator, id)).status, 200)
  }
  const { body } = await call('GET', '/api/transparency')
  assert.equal(body.months[0].medianHours, 5)
})
