import assert from 'node:assert/strict'
import { test } from 'node:test'
import { maxReportLength } from '#contract/limits.ts'
import { createLeaver } from '#tests/support/leavers.ts'
import { aMember, type Member } from '#tests/support/people.ts'
import { aRecipe, publishComment, publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'
import { newPicture, openUploads } from '#tests/support/uploads.ts'
import { sweepUnusedUploads } from '../media/sweep-pictures.ts'
import { deleteClosedCases, findCase, listOpenCases } from './cases.queries.ts'
import { listReportsOf } from './content-reports.queries.ts'
import { closeByOperator } from './decide.ts'

const reportsPerDay = 4
const site = await openSite({ LIMITS: `reportsPerDay=${reportsPerDay}` })
const { call, db } = site
const { uploadAvatar, uploadPhoto, statusOf } = openUploads(site, call)
const author = await aMember(site, 'Brian')

type Reported = { kind: string; id: number }
const report = ({ token }: Member, thing: Reported, changes: object = {}) =>
  call('POST', '/api/reports', {
    token,
    body: { ...thing, rule: 3, explanation: 'It sells a pan.', ...changes },
  })
const ownReports = async ({ token }: Member) => (await call('GET', '/api/reports', { token })).body
const casesOf = async ({ kind, id }: Reported) =>
  (
    await db
      .selectFrom('moderation_cases')
      .select('id')
      .where('kind', '=', kind)
      .where('target_id', '=', id)
      .execute()
  ).map(row => row.id)

async function aComment(content: string): Promise<Reported & { recipeId: number }> {
  const recipeId = await publishRecipe(site, await aMember(site), { title: 'Githeri' })
  return { kind: 'comment', id: await publishComment(site, author, recipeId, content), recipeId }
}

test('reporting a comment keeps its words as they were, with the rule and the reason', {
  tags: ['trust-kept-copy'],
}, async () => {
  const reporter = await aMember(site)
  const comment = await aComment('Twenty per cent off')
  const { status, body } = await report(reporter, { kind: 'comment', id: comment.id })
  assert.deepEqual([status, body], [201, { left: reportsPerDay - 1 }])
  const [caseId = 0] = await casesOf(comment)
  await db.deleteFrom('comments').where('id', '=', comment.id).execute()
  const found = await findCase(db, caseId)
  assert.deepEqual(found?.kept, { content: 'Twenty per cent off', recipeTitle: 'Githeri' })
  assert.deepEqual([found?.username, found?.recipeId], [author.username, comment.recipeId])
  const [first] = await listReportsOf(db, caseId, 10)
  assert.deepEqual(
    [first?.username, first?.rule, first?.ruleName, first?.explanation],
    [reporter.username, 3, 'No advertising', 'It sells a pan.'],
  )
})

test('a reported recipe is kept with its texts, even if its author changes it afterwards', async () => {
  const id = await publishRecipe(site, author, { title: 'Ibiharage', instructions: 'No need to soak.' })
  await report(await aMember(site), { kind: 'recipe', id })
  await call('PUT', `/api/recipes/${id}`, { token: author.token, body: aRecipe({ title: 'Changed' }) })
  const [caseId = 0] = await casesOf({ kind: 'recipe', id })
  const kept = (await findCase(db, caseId))?.kept
  assert.deepEqual([kept?.title, kept?.instructions], ['Ibiharage', 'No need to soak.'])
})

test('a photo can be reported if there is one, and so can a profile', {
  tags: ['trust-reports'],
}, async () => {
  const reporter = await aMember(site)
  const image = 'https://pictures.example/dish.jpg'
  const withPhoto = await publishRecipe(site, author, { image })
  const without = await publishRecipe(site, author, { image: '' })
  assert.equal((await report(reporter, { kind: 'photo', id: withPhoto })).status, 201)
  assert.equal((await report(reporter, { kind: 'photo', id: without })).status, 404)
  assert.equal((await report(reporter, { kind: 'profile', id: author.id })).status, 201)
  const [caseId = 0] = await casesOf({ kind: 'profile', id: author.id })
  assert.equal((await findCase(db, caseId))?.kept.name, 'Brian')
  const [photoCase = 0] = await casesOf({ kind: 'photo', id: withPhoto })
  assert.equal((await findCase(db, photoCase))?.kept.image, image)
})

test('a member cannot report their own things or missing things', async () => {
  const own = await publishRecipe(site, author)
  for (const thing of [
    { kind: 'recipe', id: own },
    { kind: 'profile', id: author.id },
  ]) {
    const { status, body } = await report(author, thing)
    assert.deepEqual([status, body.code], [403, 'forbidden'])
  }
  for (const kind of ['recipe', 'photo', 'comment', 'profile'])
    assert.equal((await report(author, { kind, id: 9_999_999 })).status, 404)
  const leaver = await aMember(site)
  await createLeaver(db, leaver.id)
  assert.equal((await report(author, { kind: 'profile', id: leaver.id })).status, 404)
})

const wrong: [field: string, changes: object][] = [
  ['rule', { rule: 9 }],
  ['rule', { rule: 0 }],
  ['rule', { rule: undefined }],
  ['explanation', { explanation: ' \n' }],
  ['explanation', { explanation: 'x'.repeat(maxReportLength + 1) }],
  ['kind', { kind: 'rating' }],
  ['id', { id: 'one' }],
]
for (const [field, changes] of wrong) {
  test(`refused at its field: ${JSON.stringify(changes).slice(0, 40)}`, async () => {
    const reporter = await aMember(site)
    const { status, body } = await report(reporter, { kind: 'profile', id: author.id }, changes)
    assert.deepEqual([status, Object.keys(body.fields)], [400, [field]])
    assert.equal((await ownReports(reporter)).left, reportsPerDay)
  })
}

test('a member can report as often in a day as the operator says, even with reports at once', {
  tags: ['trust-report-limits'],
}, async () => {
  const reporter = await aMember(site)
  const things = await Promise.all(
    Array.from({ length: reportsPerDay + 3 }, async () => ({
      kind: 'recipe',
      id: await publishRecipe(site, author),
    })),
  )
  const replies = await Promise.all(things.map(thing => report(reporter, thing)))
  const statuses = replies.map(({ status }) => status).toSorted()
  assert.deepEqual(statuses, [...Array<number>(reportsPerDay).fill(201), 409, 409, 409])
  const refused = replies.find(({ status }) => status === 409)
  assert.equal(refused?.body.code, 'limit_reached')
  assert.match(refused?.body.message, /^You have reported 4 things today,/)
  // They may report the same things again, which changes nothing.
  const { open, left, perDay } = await ownReports(reporter)
  assert.deepEqual([open.length, left, perDay], [reportsPerDay, 0, reportsPerDay])
  assert.equal((await report(reporter, open[0])).status, 201)
  // Yesterday's reports do not count.
  await db
    .updateTable('content_reports')
    .set({ created_at: new Date(Date.now() - 86_400_000) })
    .where('reporter_id', '=', reporter.id)
    .execute()
  assert.equal((await ownReports(reporter)).left, reportsPerDay)
})

test('a closed case is over: its reporter may report the thing again, and it is deleted after its time', async () => {
  const reporter = await aMember(site)
  const thing = { kind: 'recipe', id: await publishRecipe(site, author) }
  await report(reporter, thing)
  const [caseId = 0] = await casesOf(thing)
  assert.ok((await listOpenCases(db, [8, 5], 1_000)).some(({ id }) => id === caseId))
  const close = () => closeByOperator(db, site.services.jobs, caseId)
  assert.deepEqual([await close(), await close()], [true, false])
  assert.deepEqual((await ownReports(reporter)).open, [])
  await report(reporter, thing)
  assert.equal((await casesOf(thing)).length, 2)
  await db
    .updateTable('moderation_cases')
    .set({ closed_at: new Date(Date.now() - 3 * 86_400_000) })
    .where('id', '=', caseId)
    .execute()
  await deleteClosedCases(db, 4)
  assert.equal((await casesOf(thing)).length, 2)
  await deleteClosedCases(db, 2)
  assert.equal((await casesOf(thing)).length, 1)
})

test('the case of a deleted member stays, and names nobody', async () => {
  const [reported, reporter] = [await aMember(site), await aMember(site)]
  await report(reporter, { kind: 'profile', id: reported.id })
  await db.deleteFrom('users').where('id', 'in', [reported.id, reporter.id]).execute()
  const [caseId = 0] = await casesOf({ kind: 'profile', id: reported.id })
  assert.equal((await findCase(db, caseId))?.username, null)
  assert.equal((await listReportsOf(db, caseId, 10))[0]?.username, null)
})

test('a reported picture stays stored until the case is deleted, even if its owner replaces it', async () => {
  const [owner, reporter] = [await aMember(site), await aMember(site)]
  const [avatar, image] = [await uploadAvatar(owner, await newPicture()), await uploadPhoto(owner)]
  const id = await publishRecipe(site, owner, { image })
  await report(reporter, { kind: 'profile', id: owner.id })
  await report(reporter, { kind: 'photo', id })
  await uploadAvatar(owner, await newPicture())
  await call('DELETE', `/api/recipes/${id}`, { token: owner.token })
  await db
    .updateTable('uploads')
    .set({ created_at: new Date(0) })
    .where('owner_id', '=', owner.id)
    .execute()
  await sweepUnusedUploads(site.services)
  assert.deepEqual([await statusOf(avatar), await statusOf(image)], [200, 200])
  await db.deleteFrom('moderation_cases').where('member_id', '=', owner.id).execute()
  await sweepUnusedUploads(site.services)
  assert.deepEqual([await statusOf(avatar), await statusOf(image)], [404, 404])
})

test('the number of open cases is limited; a thing with a case can still be reported', async () => {
  const { call: callFull, db: full } = await openSite({ LIMITS: 'maxOpenCases=1' })
  const [one, other, owner] = [
    await aMember({ db: full }),
    await aMember({ db: full }),
    await aMember({ db: full }),
  ]
  const send = ({ token }: Member, id: number) =>
    callFull('POST', '/api/reports', {
      token,
      body: { kind: 'profile', id, rule: 1, explanation: 'Unkind.' },
    })
  assert.equal((await send(one, owner.id)).status, 201)
  assert.equal((await send(other, owner.id)).status, 201)
  const { status, body } = await send(one, other.id)
  assert.deepEqual([status, body.code], [409, 'limit_reached'])
  assert.match(body.message, /^So much has been reported/)
})

test('open cases with the gravest rule come first, then the oldest', async () => {
  const reporters = [await aMember(site), await aMember(site)] as const
  const ids = await Promise.all(Array.from({ length: 4 }, () => publishRecipe(site, author)))
  for (const [index, rules] of [[6], [3], [6, 8], [3]].entries()) {
    for (const [by, rule] of rules.entries()) {
      const reporter = reporters[by] ?? reporters[0]
      await report(reporter, { kind: 'recipe', id: ids[index] ?? 0 }, { rule })
    }
  }
  const numbers = (await Promise.all(ids.map(id => casesOf({ kind: 'recipe', id })))).flat()
  const listed = (await listOpenCases(db, [8, 5, 1, 2, 7, 4, 3, 6], 1_000)).map(({ id }) => id)
  assert.deepEqual(
    listed.filter(id => numbers.includes(id)),
    [2, 1, 3, 0].map(index => numbers[index]),
  )
})
