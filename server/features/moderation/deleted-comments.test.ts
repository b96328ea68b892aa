import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  aCase,
  aModerator,
  appeal,
  caseOf,
  claimCase,
  decide,
  decideOn,
  decideOnAppeal,
  reason,
} from '#tests/support/cases.ts'
import { waitForMails } from '#tests/support/mails.ts'
import { aMember, anAdmin, type Member } from '#tests/support/people.ts'
import { publishComment, publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const { call } = site
const admin = await anAdmin(site)
const moderator = await aModerator(site, 'Eleni')
const recipeId = await publishRecipe(site, await aMember(site))

/** Publishes a comment of a new member. */
async function aComment() {
  const author = await aMember(site)
  const id = await publishComment(site, author, recipeId, 'Cheap knives!')
  return { author, comment: { kind: 'comment', id } }
}

const remove = (comment: { id: number }, body?: object) =>
  call('DELETE', `/api/admin/comments/${comment.id}`, { token: admin.token, body })
const read = async (path: string, { token }: { token: string } = moderator) =>
  (await call('GET', path, { token })).body
const newsOf = async (member: Member): Promise<Record<string, unknown>[]> =>
  read('/api/notifications', member)
const figures = async () => (await read('/api/transparency')).totals
const countedHours = () => site.db.selectFrom('decision_hours').selectAll().execute()
const isShown = async ({ id }: { id: number }) =>
  (await read(`/api/recipes/${recipeId}`)).comments.some((one: { id: number }) => one.id === id)
/** Reads the author's newest notice. */
async function noticeOf(author: Member) {
  const [row] = await read('/api/notices', author)
  return read(`/api/notices/${row.id}`, author)
}

test('the author of a comment that an administrator deletes reads rule and reason and may appeal; the public page counts it', {
  tags: ['trust-delete'],
}, async () => {
  const before = await figures()
  const { author, comment } = await aComment()
  assert.equal((await remove(comment)).status, 204)
  const notice = await noticeOf(author)
  const { id, action, kind, rule, thing } = notice
  assert.deepEqual([action, kind, rule.name, rule.number], ['remove', 'comment', 'Stay with the food', 6])
  assert.match(rule.text, /about the dish/)
  assert.equal(notice.reason, 'An administrator read this comment and deleted it, and gave no other reason.')
  assert.equal(thing.texts.content, 'Cheap knives!')
  assert.equal((await newsOf(author))[0]?.noticeId, id)
  assert.ok((await waitForMails(site, author.email)).length > 0)
  const caseId = await caseOf(site, comment)
  assert.deepEqual(await figures(), { ...before, actions: before.actions + 1 })
  // Nobody waited for this decision.
  assert.equal((await read('/api/transparency')).months[0].medianHours, null)

  assert.equal((await appeal(site, author, id)).status, 201)
  await decideOnAppeal(site, moderator, caseId, { outcome: 'overturned' })
  assert.equal(await isShown(comment), true)
  const { appeals, overturned } = await figures()
  assert.deepEqual([appeals, overturned], [before.appeals + 1, before.overturned + 1])
  assert.equal((await remove(comment)).status, 204)
})

test('an administrator may name a rule and a reason; an invalid one of either is refused', async () => {
  const { author, comment } = await aComment()
  for (const [field, value] of [
    ['rule', 9],
    ['rule', '3'],
    ['reason', 'Short'],
  ] as const) {
    const { status, body } = await remove(comment, { rule: 3, reason, [field]: value })
    assert.deepEqual([status, Object.keys(body.fields)], [400, [field]])
  }
  assert.equal(await isShown(comment), true)
  assert.equal((await remove(comment, { rule: 3, reason })).status, 204)
  const notice = await noticeOf(author)
  assert.deepEqual([notice.rule.number, notice.reason], [3, reason])
})

test('deleting a reported comment decides its case by the report’s rule, even if somebody has claimed it', async () => {
  const { author, comment } = await aComment()
  const reporter = await aMember(site)
  const report = { ...comment, rule: 2, explanation: 'My street is in it.' }
  assert.equal((await call('POST', '/api/reports', { token: reporter.token, body: report })).status, 201)
  const caseId = await aCase(site, comment)
  await claimCase(site, moderator, caseId)
  assert.equal((await remove(comment)).status, 204)
  assert.equal((await noticeOf(author)).rule.number, 2)
  assert.match((await waitForMails(site, reporter.email))[0] ?? '', /A comment you reported was removed/)
  assert.equal((await newsOf(reporter))[0]?.message, 'A comment you reported was removed.')
  assert.equal((await decide(site, moderator, caseId)).status, 409)
  assert.equal((await read(`/api/moderation/cases/${caseId}`)).isWaiting, false)
  assert.equal(await caseOf(site, comment), caseId)
})

for (const isAppealed of [true, false])
  test(`a hidden comment${isAppealed ? ' with an appeal' : ''} is deleted in the same case; the new decision can be appealed like the first`, async () => {
    const { author, comment } = await aComment()
    const { caseId, actionId } = await decideOn(site, moderator, comment)
    if (isAppealed) await appeal(site, author, actionId)
    const hours = await countedHours()
    assert.equal((await remove(comment, { reason })).status, 204)
    // Nobody waited for this decision.
    assert.deepEqual(await countedHours(), hours)
    assert.equal(await caseOf(site, comment), caseId)
    assert.equal((await read(`/api/moderation/cases/${caseId}`)).stage, 'report')
    const notice = await noticeOf(author)
    assert.notEqual(notice.id, actionId)
    assert.equal((await read(`/api/notices/${actionId}`, author)).appeal, 'over')
    assert.equal((await appeal(site, author, notice.id)).status, 201)
    await decideOnAppeal(site, await aModerator(site), caseId, { outcome: 'overturned' })
    assert.equal(await isShown(comment), true)
  })

test('an appeal against a warning stays pending when the comment is deleted', async () => {
  const { author, comment } = await aComment()
  const { caseId, actionId } = await decideOn(site, moderator, comment, { action: 'warn' })
  await appeal(site, author, actionId)
  assert.equal((await remove(comment)).status, 204)
  assert.notEqual(await caseOf(site, comment), caseId)
  assert.equal((await read(`/api/notices/${actionId}`, author)).appeal, 'waiting')
  await decideOnAppeal(site, await aModerator(site), caseId, { outcome: 'upheld' })
})
