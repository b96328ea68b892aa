import assert from 'node:assert/strict'
import { test } from 'node:test'
import { appealDays, decisionDays } from '#contract/limits.ts'
import {
  aModerator,
  appeal,
  caseOf,
  claimCase,
  decide,
  decideOnAppeal,
  reason,
  undo,
} from '#tests/support/cases.ts'
import { createLeaver, endDeparture, eraseDue } from '#tests/support/leavers.ts'
import { aMember, type Member } from '#tests/support/people.ts'
import { aRecipe, publishComment, publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const { call, db } = site
const moderator = await aModerator(site, 'Eleni')
const secondModerator = await aModerator(site, 'Achieng')
const dayMs = 24 * 60 * 60 * 1000

type Thing = { kind: string; id: number }

const told = async ({ token }: Member) => (await call('GET', '/api/notifications', { token })).body[0]
const daysUntil = (at: string) => Math.round((Date.parse(at) - Date.now()) / dayMs)

/** Makes a new member, who reports the thing as an advertisement or under another rule, and returns the member. */
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
  return { kind: 'comment', id: await publishComment(site, author, recipeId), host }
}

const ad = { number: 3, name: 'No advertising' }

test('a pending report tells its sender the member, the place, the rule and the date of decision', {
  tags: ['trust-outcome-told'],
}, async () => {
  const { host: _, ...comment } = await aComment(await aMember(site, 'Brian'))
  const { message, outcome, report: own } = await told(await report(comment))
  assert.deepEqual([message, outcome], ['Your report is with the moderators.', undefined])
  const { dueAt, id, recipeId, ...rest } = own
  assert.deepEqual([id, typeof recipeId], [comment.id, 'number'])
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

test('after a decision, the sender learns that the member was told and until when they may appeal; nobody is told if nothing was wrong', {
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
    id: good.id,
    recipeId: good.id,
    member: 'Brian',
    recipe: 'Brigadeiros',
    rule: ad,
    dueAt: null,
    isMemberTold: false,
    appealUntil: null,
  })
  assert.equal((await told(author)).report, undefined)
})

const undone = 'It belongs to the co-operative, so it helps.'

type Decided = { id: number; caseId: number; actionId: number; author: Member }

/** Decisions on a reported recipe, and what ends each of them. */
const endings: [
  name: string,
  decision: object,
  end: (about: Decided) => Promise<{ status: number }>,
  told: { message: string; why?: string; rule: number | null; mayAppeal?: boolean },
][] = [
  [
    'overturned on appeal',
    {},
    about => appealAndDecide(about, { outcome: 'overturned' }),
    { message: 'After an appeal, a recipe you reported is shown again.', rule: null },
  ],
  [
    'upheld on appeal',
    {},
    about => appealAndDecide(about, { outcome: 'upheld' }),
    { message: 'A recipe you reported is now hidden.', why: reason, rule: 3 },
  ],
  [
    'made milder on appeal',
    { action: 'remove' },
    about => appealAndDecide(about, { outcome: 'milder', action: 'warn', rule: 5 }),
    { message: 'After an appeal, a recipe you reported stays, and the member was warned.', rule: 5 },
  ],
  [
    'taken back',
    { action: 'warn' },
    ({ actionId }) => undo(site, moderator, actionId, undone),
    {
      message:
        'The moderators have taken a decision back: the warning for a recipe you reported no longer counts.',
      rule: null,
    },
  ],
  [
    'over because it was mended',
    {},
    about => mend(about, { action: 'nothing_wrong', rule: null }),
    { message: 'A recipe you reported was mended and is shown again.', rule: 3 },
  ],
  [
    'replaced because what was mended is worse',
    {},
    about => mend(about, { action: 'remove' }),
    { message: 'A recipe you reported was removed.', rule: 3, mayAppeal: true },
  ],
]

async function appealAndDecide({ caseId, actionId, author }: Decided, outcome: object) {
  await appeal(site, author, actionId)
  return decideOnAppeal(site, secondModerator, caseId, { reason: undone, ...outcome })
}

async function mend({ id, caseId, author }: Decided, decision: object) {
  await call('PUT', `/api/recipes/${id}`, { token: author.token, body: aRecipe() })
  await claimCase(site, moderator, caseId)
  return decide(site, moderator, caseId, { ...decision, reason: undone })
}

for (const [name, decision, end, expected] of endings)
  test(`when a decision was ${name}, the sender learns what happened to the thing, and why`, {
    tags: ['trust-outcome', 'trust-outcome-told'],
  }, async () => {
    const author = await aMember(site)
    const thing = { kind: 'recipe', id: await publishRecipe(site, author) }
    const reporter = await report(thing)
    const actionId = await decideOn(thing, decision)
    const ended = await end({ id: thing.id, caseId: await caseOf(site, thing), actionId, author })
    assert.equal(ended.status, 200)
    const { message, outcome, report: own } = await told(reporter)
    assert.deepEqual([message, outcome.reason], [expected.message, expected.why ?? undone])
    assert.deepEqual([outcome.rule?.number ?? null, own.isMemberTold], [expected.rule, true])
    assert.equal(own.appealUntil !== null, expected.mayAppeal ?? false)
  })

test('a report shows the words that its sender wrote, and links to the thing as long as they can see it', {
  tags: ['trust-outcome-told'],
}, async () => {
  const { host, ...comment } = await aComment(await aMember(site, 'Brian'))
  const profile = { kind: 'profile', id: host.id }
  const [ofComment, ofProfile] = [await report(comment), await report(profile)]
  const whereOf = async (reporter: Member) => {
    const { excerpt, report: own } = await told(reporter)
    return [excerpt, own.id, own.recipeId === null ? null : 'recipe']
  }
  assert.deepEqual(await whereOf(ofComment), ['It sells a pan.', comment.id, 'recipe'])
  assert.deepEqual(await whereOf(ofProfile), ['It sells a pan.', host.id, null])
  await decideOn(comment)
  assert.deepEqual(await whereOf(ofComment), ['It sells a pan.', null, 'recipe'])
  await db.updateTable('users').set({ status: 'suspended' }).where('id', '=', host.id).execute()
  assert.deepEqual(await whereOf(ofProfile), ['It sells a pan.', null, null])
})

test('a hidden recipe is shown with its title at the time of the report, whatever its author changes', {
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

test('a leaving or former member, and a thing that is gone, are not named', {
  tags: ['trust-outcome-told'],
}, async () => {
  const author = await aMember(site, 'Brian')
  const comment = await aComment(author)
  const reporter = await report(comment)
  const named = async () => {
    const { member, recipe, id } = (await told(reporter)).report
    return [member, recipe, id]
  }
  await createLeaver(db, author.id)
  assert.deepEqual(await named(), [null, 'Githeri', comment.id])
  await endDeparture(site, author.id)
  await eraseDue(site)
  assert.deepEqual(await named(), [null, 'Githeri', comment.id])
  await createLeaver(db, comment.host.id)
  assert.deepEqual(await named(), [null, null, null])
})
