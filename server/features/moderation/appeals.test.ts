import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  aHiddenRecipe,
  aModerator,
  anAppeal,
  claimCase,
  decide,
  decideAppeal,
  decideOnAppeal,
  reason,
  undo,
} from '#tests/support/cases.ts'
import { aMember } from '#tests/support/people.ts'
import { aRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const { call } = site
const moderator = await aModerator(site, 'Eleni')

const get = async (path: string, { token }: { token: string }) => call('GET', path, { token })
const statusOf = async (path: string, member: { token: string }) => (await get(path, member)).status

async function noticeOf(author: { token: string }, id: number) {
  const { body } = await get(`/api/notices/${id}`, author)
  const ledger: { what: string; action?: string }[] = body.ledger
  return {
    ...body,
    ledger: ledger.map(({ what, action }) => (what === 'undone' && action ? `${what}, ${action}` : what)),
  }
}

test('another moderator than the first decides an appeal, and both sides read the outcome', {
  tags: ['trust-appeal'],
}, async () => {
  const author = await aMember(site)
  const { recipeId, caseId, actionId, moderator: first } = await anAppeal(site, author)
  assert.equal((await claimCase(site, first, caseId)).body.code, 'not_yours_to_decide')
  assert.equal((await claimCase(site, moderator, caseId)).status, 200)
  assert.equal(
    (await decideAppeal(site, moderator, caseId, { outcome: 'milder', action: 'remove' })).status,
    400,
  )
  const milder = { outcome: 'milder', action: 'warn', rule: 30 }
  assert.equal((await decideAppeal(site, moderator, caseId, milder)).status, 400)
  assert.equal((await decideAppeal(site, moderator, caseId, { ...milder, rule: 7 })).status, 200)
  const notice = (await get(`/api/notices/${actionId}`, author)).body
  assert.deepEqual(
    notice.ledger.map(({ what }: { what: string }) => what),
    ['decision', 'appeal', 'outcome'],
  )
  assert.deepEqual(
    [notice.rule.number, notice.ledger[2].action, notice.ledger[2].rule.number],
    [3, 'warn', 7],
  )
  assert.equal(notice.ledger[2].text, reason)
  assert.equal(await statusOf(`/api/recipes/${recipeId}`, await aMember(site)), 200)
})

test('a milder decision on appeal without a rule keeps the first decision’s rule and notice, also when it is taken back', async () => {
  const author = await aMember(site)
  const { recipeId, caseId, actionId } = await anAppeal(site, author, { action: 'remove' })
  await decideOnAppeal(site, moderator, caseId, { outcome: 'milder', action: 'hide' })
  const { ledger } = (await get(`/api/notices/${actionId}`, author)).body
  assert.deepEqual([ledger[2].action, ledger[2].rule.number], ['hide', 3])
  const { moderation } = (await get(`/api/recipes/${recipeId}`, author)).body
  assert.deepEqual([moderation.state, moderation.noticeId], ['hidden', actionId])
  const { actions } = (await get(`/api/moderation/cases/${caseId}`, moderator)).body
  assert.equal((await undo(site, moderator, actions[0].id)).status, 200)
  const [told] = (await get('/api/notifications', author)).body
  assert.equal(told.noticeId, actionId)
  const { isUndone, isOnRecord } = await noticeOf(author, actionId)
  assert.deepEqual([isUndone, isOnRecord], [true, false])
})

const countOverturned = async () => (await call('GET', '/api/transparency')).body.totals.overturned

test('taking back a decision also decides its pending appeal', async () => {
  const [author, before] = [await aMember(site), await countOverturned()]
  const { recipeId, caseId, actionId, moderator: first } = await anAppeal(site, author)
  await claimCase(site, moderator, caseId)
  assert.equal((await undo(site, first, actionId)).status, 200)
  assert.equal((await get(`/api/moderation/cases/${caseId}`, moderator)).body.isWaiting, false)
  assert.equal((await decideAppeal(site, moderator, caseId, { outcome: 'upheld' })).status, 409)
  assert.equal(await statusOf(`/api/recipes/${recipeId}`, await aMember(site)), 200)
  assert.equal((await noticeOf(author, actionId)).isOnRecord, false)
  assert.equal(await countOverturned(), before + 1)
})

test('an appeal shows what was mended since; after the first decision is upheld, the mended recipe is decided on its own', {
  tags: ['trust-mend', 'trust-appeal'],
}, async () => {
  const author = await aMember(site)
  const { recipeId, caseId, actionId, moderator: first } = await anAppeal(site, author)
  const mend = aRecipe({ title: 'Githeri, mended', image: 'https://example.org/mended.jpg' })
  await call('PUT', `/api/recipes/${recipeId}`, { token: author.token, body: mend })
  const appealed = (await get(`/api/moderation/cases/${caseId}`, moderator)).body
  assert.deepEqual(
    [appealed.stage, appealed.kept.title, appealed.current.title, appealed.currentPicture],
    ['appeal', 'Githeri', mend.title, mend.image],
  )
  assert.ok(appealed.actions[0].mendedAt)
  await decideOnAppeal(site, moderator, caseId, { outcome: 'upheld' })
  const { stage, isWaiting } = (await get(`/api/moderation/cases/${caseId}`, moderator)).body
  assert.deepEqual([stage, isWaiting], ['mended', true])
  const stands = await noticeOf(author, actionId)
  assert.deepEqual(stands.ledger, ['decision', 'appeal', 'mended', 'outcome'])
  assert.ok(stands.mendedAt && stands.dueAt)
  await claimCase(site, first, caseId)
  assert.equal((await decide(site, first, caseId)).status, 200)
  const hidden = await noticeOf(author, actionId)
  assert.deepEqual([hidden.isUndone, hidden.dueAt], [false, null])
  assert.deepEqual(hidden.ledger.slice(-1), ['undone, hide'])
})

test('a notice belongs to its member: nobody else can read it, mark it as read or appeal', async () => {
  const author = await aMember(site)
  const { actionId } = await aHiddenRecipe(site, author)
  const path = `/api/notices/${actionId}`
  const { token } = await aMember(site)
  const body = { text: 'I sell nothing.' }
  const replies = [
    await call('GET', path, { token }),
    await call('POST', `${path}/read`, { token }),
    await call('POST', `${path}/appeal`, { token, body }),
  ]
  assert.deepEqual(
    replies.map(({ status }) => status),
    [404, 404, 404],
  )
  const [row] = (await get('/api/notices', author)).body
  assert.deepEqual([row.id, row.isRead], [actionId, false])
  assert.equal((await get(path, author)).body.appeal, 'open')
})
