import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aModerator, caseOf, claimCase, decide } from '#tests/support/cases.ts'
import { cookRecipe } from '#tests/support/cooks.ts'
import { waitForMails } from '#tests/support/mails.ts'
import { aMember, aNewMember, type Member } from '#tests/support/people.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { openSite, type TestSite } from '#tests/support/site.ts'

const site = await openSite()
const { call, db } = site
const moderator = await aModerator(site)
const author = await aMember(site)

const comment = (
  { token }: Member,
  recipeId: number,
  content: string,
  { call }: Pick<TestSite, 'call'> = site,
) => call('POST', `/api/recipes/${recipeId}/comment`, { token, body: { content } })
const seenBy = async ({ token }: Member, recipeId: number) =>
  (await call('GET', `/api/recipes/${recipeId}`, { token })).body
const notificationsOf = async ({ token }: Member): Promise<unknown[]> =>
  (await call('GET', '/api/notifications', { token })).body

/** Lets a new member write the same comment on three recipes of another member. Returns the response to the third comment. */
async function writeThrice(member: Member) {
  const cook = await aMember(site)
  const [one, two, three] = [
    await publishRecipe(site, cook),
    await publishRecipe(site, cook),
    await publishRecipe(site, cook),
  ]
  const replies = [
    await comment(member, one, 'Best pans at pans.example'),
    await comment(member, two, 'best  pans at\npans.example'),
    await comment(member, three, 'Best pans at Pans.example'),
  ]
  assert.deepEqual(
    replies.map(({ status }) => status),
    [201, 201, 201],
  )
  return { cook, recipeId: three, replies: replies.map(({ body }) => body) }
}

test('the third equal text of a new member within an hour waits: the author is told, and others do not see it', {
  tags: ['trust-repeated'],
}, async () => {
  const member = await aNewMember(site)
  const { cook, recipeId, replies } = await writeThrice(member)
  assert.deepEqual(
    replies.map(({ isHidden, isWaiting }) => [isHidden, isWaiting]),
    [
      [undefined, undefined],
      [undefined, undefined],
      [true, true],
    ],
  )
  const [own] = (await seenBy(member, recipeId)).comments
  assert.deepEqual([own.isHidden, own.isWaiting, own.noticeId], [true, true, undefined])
  const { comments, commentCount } = await seenBy(cook, recipeId)
  assert.deepEqual([comments, commentCount], [[], 0])
  assert.equal((await notificationsOf(cook)).length, 2)
  const caseId = await caseOf(site, { kind: 'comment', id: own.id })
  const { body } = await call('GET', `/api/moderation/cases/${caseId}`, { token: moderator.token })
  assert.deepEqual(
    [body.stage, body.isWaiting, body.reports, body.rule, body.kept.content],
    ['held', true, 0, null, 'Best pans at Pans.example'],
  )
})

test('a moderator who finds nothing wrong has the text shown and counted, and the cook is notified', async () => {
  const { cook, recipeId, replies } = await writeThrice(await aNewMember(site))
  const caseId = await caseOf(site, { kind: 'comment', id: replies[2].id })
  await claimCase(site, moderator, caseId)
  assert.equal((await decide(site, moderator, caseId, { action: 'nothing_wrong', rule: null })).status, 200)
  const { comments, commentCount } = await seenBy(cook, recipeId)
  assert.deepEqual([comments.length, comments[0].isHidden, commentCount], [1, undefined, 1])
  assert.equal((await notificationsOf(cook)).length, 3)
})

test('the author is told once that a waiting text is published, by a notification and a mail that can be refused', {
  tags: ['trust-repeated'],
}, async () => {
  const member = await aMember(site)
  await db.updateTable('users').set({ created_at: new Date() }).where('id', '=', member.id).execute()
  const { recipeId, replies } = await writeThrice(member)
  const caseId = await caseOf(site, { kind: 'comment', id: replies[2].id })
  await claimCase(site, moderator, caseId)
  await decide(site, moderator, caseId, { action: 'nothing_wrong', rule: null })
  const [told, ...others] = await notificationsOf(member)
  assert.deepEqual(others, [])
  assert.partialDeepStrictEqual(told, {
    kind: 'published',
    message: 'A moderator has looked at your comment, and everybody can see it now.',
    recipeId,
    actorId: null,
  })
  const [mail = ''] = await waitForMails(site, member.email)
  assert.match(mail, /^Subject: Mezani: what was waiting is published$/m)
  assert.match(mail, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
  assert.ok(mail.includes(`/recipes/${recipeId}`))
})

test('a moderator who hides the text gives rule and reason, which its author reads and can appeal', {
  tags: ['trust-repeated'],
}, async () => {
  const member = await aNewMember(site)
  const { recipeId, replies } = await writeThrice(member)
  const caseId = await caseOf(site, { kind: 'comment', id: replies[2].id })
  await claimCase(site, moderator, caseId)
  const { actionId } = (await decide(site, moderator, caseId)).body
  const [own] = (await seenBy(member, recipeId)).comments
  assert.deepEqual([own.isHidden, own.isWaiting, own.noticeId], [true, undefined, actionId])
  assert.deepEqual((await seenBy(author, recipeId)).comments, [])
  const told = await notificationsOf(member)
  assert.equal(told.length, 1)
  assert.partialDeepStrictEqual(told[0], { kind: 'notice', noticeId: actionId })
})

test('the third recipe with the same words within an hour waits, and is found once a moderator has approved it', async () => {
  const member = await aNewMember(site)
  const publish = async (changes = {}) =>
    (
      await call('POST', '/api/recipes', {
        token: member.token,
        body: aRecipe({ title: 'Zuri pans', ...changes }),
      })
    ).body
  await publish()
  await publish({ title: 'zuri PANS' })
  const held = await publish()
  assert.equal(held.moderation.state, 'waiting')
  assert.ok(held.moderation.dueAt)
  const statusFor = async ({ token }: Member) =>
    (await call('GET', `/api/recipes/${held.id}`, { token })).status
  assert.deepEqual([await statusFor(member), await statusFor(author)], [200, 404])
  const listed = async () => (await call('GET', `/api/recipes?author=${member.id}`)).body.length
  assert.equal(await listed(), 2)
  const caseId = await caseOf(site, { kind: 'recipe', id: held.id })
  await claimCase(site, moderator, caseId)
  await decide(site, moderator, caseId, { action: 'nothing_wrong', rule: null })
  assert.deepEqual([await statusFor(author), await listed()], [200, 3])
  assert.equal((await seenBy(member, held.id)).moderation, undefined)
})

test('when a new member edits three recipes to the same words at once, one waits; approved words are not checked again', {
  tags: ['trust-repeated'],
}, async () => {
  const { token, id: authorId } = await aNewMember(site)
  const ids: number[] = []
  for (const title of ['Ugali', 'Githeri', 'Mukimo'])
    ids.push((await call('POST', '/api/recipes', { token, body: aRecipe({ title }) })).body.id)
  const edit = async (id: number, changes: Record<string, unknown> = {}) =>
    (await call('PUT', `/api/recipes/${id}`, { token, body: aRecipe({ title: 'Zuri pans!', ...changes }) }))
      .body
  const edited = await Promise.all(ids.map(id => edit(id)))
  const waiting = edited.filter(({ moderation }) => moderation?.state === 'waiting')
  assert.equal(waiting.length, 1)
  const { id } = waiting[0]
  const listed = async () => (await call('GET', `/api/recipes?author=${authorId}&q=zuri`)).body.length
  assert.deepEqual([await listed(), (await seenBy(author, id)).code], [2, 'not_found'])
  const caseId = await caseOf(site, { kind: 'recipe', id })
  const decideOn = async (decision: object) => {
    await claimCase(site, moderator, caseId)
    return decide(site, moderator, caseId, decision)
  }
  await decideOn({ action: 'hide' })
  await edit(id, { title: 'Ugali' })
  await edit(id)
  assert.equal(await caseOf(site, { kind: 'recipe', id }), caseId)
  await decideOn({ action: 'nothing_wrong', rule: null })
  for (const one of ids) await edit(one, { servings: 2 })
  assert.equal(await listed(), 3)
})

test('the third recipe with the same words waits, even if the earlier ones are deleted', async () => {
  const { token } = await aNewMember(site)
  const states: unknown[] = []
  for (let n = 0; n < 3; n += 1) {
    const { body } = await call('POST', '/api/recipes', { token, body: aRecipe() })
    states.push(body.moderation?.state)
    await call('DELETE', `/api/recipes/${body.id}`, { token })
  }
  assert.deepEqual(states, [undefined, undefined, 'waiting'])
})

test('other words, words from over an hour ago and words of established members do not wait', async () => {
  const member = await aNewMember(site)
  const recipeId = await publishRecipe(site, author)
  const isWaiting = async (who: Member, content: string) =>
    (await comment(who, recipeId, content)).body.isWaiting
  const own = await aMember(site)
  for (let n = 0; n < 3; n += 1) {
    assert.equal(await isWaiting(member, `Tamu sana ${n}`), undefined)
    const { replies } = n === 0 ? await writeThrice(own) : { replies: [] }
    for (const reply of replies) assert.equal(reply.isWaiting, undefined)
  }
  const { replies } = await writeThrice(member)
  assert.equal(replies[2].isWaiting, true)
  assert.equal(
    (await cookRecipe(site, member, recipeId, { note: 'Best pans at pans.example' })).isWaiting,
    true,
  )
  await db
    .updateTable('publications')
    .set({ written_at: new Date(Date.now() - 3_700_000) })
    .where('author_id', '=', member.id)
    .execute()
  assert.equal(await isWaiting(member, 'Best pans at pans.example'), undefined)
})

test('when no more cases can be opened, the text is refused with a sentence and not stored', async () => {
  const full = await openSite({ LIMITS: 'maxOpenCases=1 newMember.sameTextsPerHour=1' })
  const [cook, member] = [await aMember(full), await aNewMember(full)]
  const ids = [
    await publishRecipe(full, cook),
    await publishRecipe(full, cook),
    await publishRecipe(full, cook),
  ]
  const replies = []
  for (const id of ids) replies.push(await comment(member, id, 'Pans', full))
  assert.deepEqual(
    replies.map(({ status, body }) => [status, body.code, body.isWaiting]),
    [
      [201, undefined, undefined],
      [201, undefined, true],
      [409, 'new_member_limit', undefined],
    ],
  )
  const { comments } = (await full.call('GET', `/api/recipes/${ids[2]}`, { token: member.token })).body
  assert.deepEqual(comments, [])
})
