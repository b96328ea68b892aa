import assert from 'node:assert/strict'
import { test } from 'node:test'
import { appealDays, decisionDays } from '#contract/limits.ts'
import { aModerator, caseOf, claimCase, decide, reason } from '#tests/support/cases.ts'
import { createLeaver, endDeparture, eraseDue } from '#tests/support/leavers.ts'
import { aMember, type Member } from '#tests/support/people.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const { call, db } = site
const moderator = await aModerator(site, 'Eleni')
const dayMs = 24 * 60 * 60 * 1000

type Thing = { kind: string; id: number }

const told = async ({ token }: Member) => (await call('GET', '/api/notifications', { token })).body[0]
const daysUntil = (at: string) => Math.round((Date.parse(at) - Date.now()) / dayMs)

/** Reported, as an advertisement or by another rule, by a new member, who is returned. */
async function report(thing: Thing, rule = 3): Promise<Member> {
  const reporter = await aMember(site)
  const body = { ...thing, rule, explanation: 'It sells a pan.' }
  assert.equal((await call('POST', '/api/reports', { token: reporter.token, body })).status, 201)
  return reporter
}

async function decideOn(thing: Thing, decision: object = {}): Promise<number> {
  const caseId = await caseOf(site, thing)
  await claimCase(site, moderator, caseId)
  const { status, body } = await decide(site, moderator, caseId, decision)
  assert.equal(status, 200)
  return body.actionId
}

async function aComment(author: Member): Promise<Thing & { host: Member }> {
  const host = await aMember(site)
  const recipeId = await publishRecipe(site, host, { title: 'Githeri' })
  const { body } = await call('POST', `/api/recipes/${recipeId}/comment`, {
    token: author.token,
    body: { content: 'Twenty per cent off' },
  })
  return { kind: 'comment', id: body.id, host }
}

const ad = { number: 3, name: 'No advertising' }

test('of a report that waits its sender reads whose it was, where, by which rule, and by when it is decided', {
  tags: ['trust-outcome-told'],
}, async () => {
  const { host: _, ...comment } = await aComment(await aMember(site, 'Brian'))
  const { outcome, report: own } = await told(await report(comment))
  assert.equal(outcome, undefined)
  const { dueAt, ...rest } = own
  assert.deepEqual(rest, {
    kind: 'comment',
    member: 'Brian',
    recipe: 'Githeri',
    rule: ad,
    isMemberTold: false,
    appealUntil: null,
  })
  assert.equal(daysUntil(dueAt), decisionDays)
  const other = await report(comment, 2)
  const { body } = await call('GET', '/api/notifications', { token: other.token })
  assert.deepEqual(
    body.map((one: { report: { rule: object } }) => one.report.rule),
    [{ number: 2, name: 'Keep private things private' }],
  )
})

test('once it is decided: that its member was told, and until when they may appeal; where nothing was wrong nobody was', {
  tags: ['trust-outcome-told'],
}, async () => {
  const author = await aMember(site, 'Brian')
  const [bad, good] = await Promise.all(
    ['Ibiharage', 'Brigadeiros'].map(async title => ({
      kind: 'recipe',
      id: await publishRecipe(site, author, { title }),
    })),
  )
  assert.ok(bad && good)
  const [ofBad, ofGood] = [await report(bad), await report(good)]
  await decideOn(bad, { action: 'warn', rule: 5 })
  await decideOn(good, { action: 'nothing_wrong', rule: null })
  const warned = await told(ofBad)
  assert.deepEqual([warned.outcome.rule.number, warned.report.rule], [5, ad])
  assert.deepEqual([warned.report.isMemberTold, warned.report.dueAt], [true, null])
  assert.equal(daysUntil(warned.report.appealUntil), appealDays)
  const { outcome, report: own } = await told(ofGood)
  assert.deepEqual(outcome, { rule: null, reason })
  assert.deepEqual(own, {
    kind: 'recipe',
    member: 'Brian',
    recipe: 'Brigadeiros',
    rule: ad,
    dueAt: null,
    isMemberTold: false,
    appealUntil: null,
  })
  assert.equal((await told(author)).report, undefined)
})

test('of a decision that was overturned it is told why, without the rule, and nobody may appeal any more', {
  tags: ['trust-outcome-told'],
}, async () => {
  const thing = { kind: 'recipe', id: await publishRecipe(site, await aMember(site)) }
  const reporter = await report(thing)
  const actionId = await decideOn(thing)
  const why = 'It belongs to the co-operative, so it helps.'
  await call('POST', `/api/moderation/actions/${actionId}/undo`, {
    token: moderator.token,
    body: { reason: why },
  })
  const { outcome, report: own } = await told(reporter)
  assert.deepEqual(outcome, { rule: null, reason: why })
  assert.deepEqual([own.isMemberTold, own.appealUntil], [true, null])
})

test('a hidden recipe is called what it was when it was reported, whatever its author has made of it', {
  tags: ['trust-outcome-told'],
}, async () => {
  const author = await aMember(site, 'Brian')
  const thing = { kind: 'recipe', id: await publishRecipe(site, author, { title: 'Ibiharage' }) }
  const reporter = await report(thing)
  const titleOf = async () => (await told(reporter)).report.recipe
  const rename = (title: string) =>
    call('PUT', `/api/recipes/${thing.id}`, { token: author.token, body: aRecipe({ title }) })
  await rename('Maharage')
  assert.equal(await titleOf(), 'Maharage')
  await decideOn(thing)
  await rename('What only Brian sees')
  assert.equal(await titleOf(), 'Ibiharage')
})

test('who is leaving or has left is not named, nor what is no longer here', {
  tags: ['trust-outcome-told'],
}, async () => {
  const author = await aMember(site, 'Brian')
  const comment = await aComment(author)
  const reporter = await report(comment)
  const named = async () => {
    const { member, recipe } = (await told(reporter)).report
    return [member, recipe]
  }
  await createLeaver(db, author.id)
  assert.deepEqual(await named(), [null, 'Githeri'])
  await endDeparture(site, author.id)
  await eraseDue(site)
  assert.deepEqual(await named(), [null, 'Githeri'])
  await createLeaver(db, comment.host.id)
  assert.deepEqual(await named(), [null, null])
})
