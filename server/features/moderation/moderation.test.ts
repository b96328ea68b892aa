import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  aCase,
  aHiddenRecipe,
  aModerator,
  caseOf,
  claimCase,
  decide,
  decideOn,
  reason,
  undo,
} from '#tests/support/cases.ts'
import { aMember, anAdmin, type Member } from '#tests/support/people.ts'
import { aRecipe, publishComment, publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const { call, db } = site
const moderator = await aModerator(site, 'Eleni')
const { token: adminToken } = await anAdmin(site)

const get = async (path: string, { token }: { token: string }) => call('GET', path, { token })
const statusOf = async (path: string, member: { token: string }) => (await get(path, member)).status
const messagesOf = async (member: Member) =>
  (await get('/api/notifications', member)).body.map(({ message }: { message: string }) => message)

test('a member who is not a moderator gets 404; a moderator without a second factor is told so', {
  tags: ['trust-moderator'],
}, async () => {
  const member = await aMember(site)
  assert.equal(await statusOf('/api/moderation/cases', member), 404)
  await db.insertInto('moderators').values({ user_id: member.id }).execute()
  const { status, body } = await get('/api/moderation/cases', member)
  assert.deepEqual([status, body.code], [403, 'moderator_second_factor'])
  assert.equal((await get('/api/users/current', member)).body.isModerator, true)
  assert.equal(await statusOf('/api/moderation/cases', { token: adminToken }), 200)
})

test('the queue has the gravest cases first, and each page continues where the one before ended', {
  tags: ['trust-queue'],
}, async () => {
  const author = await aMember(site)
  const [mild, grave] = [await publishRecipe(site, author), await publishRecipe(site, author)]
  const mildCase = await aCase(site, { kind: 'recipe', id: mild }, 6)
  const graveCase = await aCase(site, { kind: 'recipe', id: grave }, 8)
  const seen: number[] = []
  for (let after = ''; ; ) {
    const { body } = await get(`/api/moderation/cases?limit=1&after=${after}`, moderator)
    seen.push(...body.cases.map(({ id }: { id: number }) => id))
    if (body.next === null) break
    after = body.next
  }
  assert.equal(new Set(seen).size, seen.length)
  assert.ok(seen.indexOf(graveCase) < seen.indexOf(mildCase))
  const { body } = await get(`/api/moderation/cases/${graveCase}`, moderator)
  assert.deepEqual([body.rule.number, body.reports, body.stage, body.isYours], [8, 1, 'report', false])
  assert.equal(body.reportTexts[0].explanation, 'It sells a pan.')
  assert.deepEqual(body.allowed, ['nothing_wrong', 'hide', 'remove', 'warn', 'limit', 'suspend'])
})

test('a claimed case belongs to its holder: others can read it but not decide', {
  tags: ['trust-claim'],
}, async () => {
  const id = await aCase(site, { kind: 'recipe', id: await publishRecipe(site, await aMember(site)) })
  const other = await aModerator(site)
  assert.equal((await decide(site, moderator, id)).body.code, 'claim_over')
  assert.equal((await claimCase(site, moderator, id)).status, 200)
  assert.equal((await claimCase(site, moderator, id)).status, 200)
  const refused = await claimCase(site, other, id)
  assert.deepEqual([refused.status, refused.body.code, refused.body.claim.name], [409, 'claimed', 'Eleni'])
  assert.equal((await decide(site, other, id)).body.code, 'claim_over')
  await db
    .updateTable('moderation_cases')
    .set({ held_until: new Date(0) })
    .where('id', '=', id)
    .execute()
  assert.equal((await claimCase(site, other, id)).status, 200)
  assert.equal((await decide(site, moderator, id)).body.code, 'claim_over')
  assert.equal((await decide(site, other, id)).status, 200)
  assert.equal((await decide(site, other, id)).status, 409)
})

test('a hidden recipe is gone for everybody but its author, who reads why; when undone, it is back', async () => {
  const [author, reader] = [await aMember(site), await aMember(site)]
  const { recipeId, actionId } = await aHiddenRecipe(site, author)
  const path = `/api/recipes/${recipeId}`
  assert.equal(await statusOf(path, reader), 404)
  const own = await get(path, author)
  assert.deepEqual(own.body.moderation, {
    state: 'hidden',
    noticeId: actionId,
    mendedAt: null,
    dueAt: null,
  })
  const listed = async () =>
    (await call('GET', `/api/recipes?author=${author.id}`, {})).body.map(({ id }: { id: number }) => id)
  assert.deepEqual(await listed(), [])
  const notice = (await get(`/api/notices/${actionId}`, author)).body
  assert.deepEqual(
    [notice.action, notice.rule.number, notice.reason, notice.appeal],
    ['hide', 3, reason, 'open'],
  )
  assert.doesNotMatch(JSON.stringify(notice), /Eleni|moderator"/)
  assert.equal(await statusOf(`/api/notices/${actionId}`, reader), 404)
  assert.deepEqual(await messagesOf(author), ['Your recipe was hidden by the moderators.'])
  assert.equal((await undo(site, moderator, actionId)).status, 200)
  assert.deepEqual(await listed(), [recipeId])
  assert.equal(await statusOf(path, reader), 200)
  assert.equal((await undo(site, moderator, actionId)).status, 409)
})

test('a hidden recipe that its author mends returns to the queue, and a moderator shows it again', async () => {
  const author = await aMember(site)
  const { recipeId, caseId, moderator: first } = await aHiddenRecipe(site, author)
  const edit = await call('PUT', `/api/recipes/${recipeId}`, { token: author.token, body: aRecipe() })
  assert.equal(edit.status, 200)
  assert.ok(edit.body.moderation.mendedAt && edit.body.moderation.dueAt)
  assert.equal((await get(`/api/moderation/cases/${caseId}`, first)).body.stage, 'mended')
  await claimCase(site, first, caseId)
  assert.equal((await decide(site, first, caseId, { action: 'nothing_wrong', rule: null })).status, 200)
  assert.equal(await statusOf(`/api/recipes/${recipeId}`, await aMember(site)), 200)
})

test('a hidden comment is seen only by its author, and is not counted', async () => {
  const [author, reader] = [await aMember(site), await aMember(site)]
  const recipeId = await publishRecipe(site, reader)
  const id = await publishComment(site, author, recipeId)
  const seenBy = async (member: Member) => (await get(`/api/recipes/${recipeId}`, member)).body
  const { actionId } = await decideOn(site, moderator, { kind: 'comment', id })
  assert.deepEqual((await seenBy(reader)).comments, [])
  assert.equal((await seenBy(reader)).commentCount, 0)
  const [own] = (await seenBy(author)).comments
  assert.deepEqual([own.isHidden, own.noticeId], [true, actionId])
  assert.equal(
    (
      await call('POST', '/api/reports', {
        token: reader.token,
        body: { kind: 'comment', id, rule: 3, explanation: 'x' },
      })
    ).status,
    404,
  )
})

test('a hidden photo is replaced by the cover, a hidden profile is empty; when undone, both are back', {
  tags: ['trust-undo'],
}, async () => {
  const author = await aMember(site, 'Brian')
  const image = 'https://pictures.example/dish.jpg'
  const recipeId = await publishRecipe(site, author, { image })
  for (const thing of [
    { kind: 'photo', id: recipeId },
    { kind: 'profile', id: author.id },
  ]) {
    const { caseId, actionId } = await decideOn(site, moderator, thing)
    const seen = (await get(`/api/moderation/cases/${caseId}`, moderator)).body
    assert.deepEqual([seen.current, seen.currentPicture], [seen.kept, seen.keptPicture])
    const [recipe, chef] = [
      (await get(`/api/recipes/${recipeId}`, moderator)).body,
      (await get(`/api/users/${author.id}`, moderator)).body,
    ]
    if (thing.kind === 'photo') assert.notEqual(recipe.image, image)
    else assert.equal(chef.name, author.username)
    assert.equal((await undo(site, moderator, actionId)).status, 200)
  }
  assert.equal((await get(`/api/recipes/${recipeId}`, moderator)).body.image, image)
  assert.equal((await get(`/api/users/${author.id}`, moderator)).body.name, 'Brian')
})

test('a moderator who owns or has reported the thing cannot decide on it', async () => {
  const owned = await publishRecipe(site, moderator)
  const caseId = await aCase(site, { kind: 'recipe', id: owned })
  assert.equal((await get(`/api/moderation/cases/${caseId}`, moderator)).body.isYours, 'owned')
  assert.equal((await claimCase(site, moderator, caseId)).status, 403)
  const other = await aModerator(site)
  await call('POST', '/api/reports', {
    token: other.token,
    body: { kind: 'recipe', id: owned, rule: 3, explanation: 'x' },
  })
  assert.equal((await claimCase(site, other, caseId)).body.code, 'not_yours_to_decide')
})

test('a reported member reads neither who reported nor in what words; moderators read the words', {
  tags: ['trust-notice'],
}, async () => {
  const [author, reporter] = [await aMember(site), await aMember(site)]
  const id = await publishRecipe(site, author)
  const words = `Seen at the neighbours of ${reporter.username}`
  await call('POST', '/api/reports', {
    token: reporter.token,
    body: { kind: 'recipe', id, rule: 3, explanation: words },
  })
  const caseId = await caseOf(site, { kind: 'recipe', id })
  await claimCase(site, moderator, caseId)
  const { body: decided } = await decide(site, moderator, caseId)
  const read = async (path: string, reader: { token: string }) => {
    const { status, text } = await get(path, reader)
    assert.equal(status, 200, path)
    return text
  }
  for (const path of [
    `/api/recipes/${id}`,
    '/api/recipes/user',
    '/api/notifications',
    '/api/notices',
    `/api/notices/${decided.actionId}`,
  ])
    assert.doesNotMatch(await read(path, author), new RegExp(`${reporter.username}|neighbours`), path)
  const ofCase = await read(`/api/moderation/cases/${caseId}`, moderator)
  assert.equal(JSON.parse(ofCase).reportTexts[0].explanation, words)
  assert.ok(!ofCase.replace(words, '').includes(reporter.username))
})
