import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import {
  aCase,
  aModerator,
  anAppeal,
  caseOf,
  claimCase,
  decide,
  decideAppeal,
  reason,
  undo,
} from '#tests/support/cases.ts'
import { createLeaver, endDeparture, eraseDue } from '#tests/support/leavers.ts'
import { aMember, anAdmin, type Member } from '#tests/support/people.ts'
import { publishComment, publishRecipe } from '#tests/support/recipes.ts'
import { switchOn } from '#tests/support/second-factors.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const { call, db } = site

/** Makes an administrator with the same confirmed address as this member. */
async function anAdminOf(member: Member): Promise<{ token: string }> {
  const admin = await anAdmin(site)
  await db
    .updateTable('admins')
    .set({ email: member.email, email_key: member.email })
    .where('id', '=', admin.id)
    .execute()
  return admin
}
const standing = async ({ token }: { token: string }, id: number) =>
  (await call('GET', `/api/moderation/cases/${id}`, { token })).body.isYours

test('a person cannot decide through another account on what is theirs, if somebody else can decide', {
  tags: ['trust-appeal'],
}, async () => {
  const author = await aMember(site)
  const asAdmin = await anAdminOf(author)
  const [other] = [await aModerator(site), await aModerator(site)]
  const owned = await aCase(site, { kind: 'recipe', id: await publishRecipe(site, author) })
  assert.equal(await standing(asAdmin, owned), 'owned')
  assert.equal((await claimCase(site, asAdmin, owned)).body.code, 'not_yours_to_decide')

  const reported = { kind: 'recipe', id: await publishRecipe(site, other) }
  await call('POST', '/api/reports', {
    token: author.token,
    body: { ...reported, rule: 3, explanation: 'It sells a pan.' },
  })
  const asReported = await caseOf(site, reported)
  assert.equal(await standing(asAdmin, asReported), 'reported')
  assert.equal((await claimCase(site, asAdmin, asReported)).body.code, 'not_yours_to_decide')

  const { caseId, moderator: first, actionId } = await anAppeal(site, await aMember(site))
  const firstAsAdmin = await anAdminOf(first)
  assert.equal(await standing(firstAsAdmin, caseId), 'decided')
  assert.equal((await claimCase(site, firstAsAdmin, caseId)).body.code, 'not_yours_to_decide')
  assert.equal((await claimCase(site, other, caseId)).status, 200)
  assert.equal((await decideAppeal(site, other, caseId, { outcome: 'upheld' })).status, 200)
  assert.equal(typeof actionId, 'number')

  const byAdmin = await aCase(site, { kind: 'recipe', id: await publishRecipe(site, author) })
  const somebody = await aModerator(site)
  const theirAdmin = await anAdminOf(somebody)
  await claimCase(site, theirAdmin, byAdmin)
  const decided = await decide(site, theirAdmin, byAdmin)
  assert.equal(decided.status, 200)
  await call('POST', `/api/notices/${decided.body.actionId}/appeal`, {
    token: author.token,
    body: { text: 'I sell nothing.' },
  })
  assert.equal(await standing(somebody, byAdmin), 'decided')
})

test('nobody can take back a decision about themselves', async () => {
  const author = await aModerator(site)
  const { actionId, recipeId } = await anAppeal(site, author)
  const replies = [await undo(site, author, actionId), await undo(site, await anAdminOf(author), actionId)]
  assert.deepEqual(
    replies.map(({ status, body }) => [status, body.code]),
    [
      [403, 'not_yours_to_decide'],
      [403, 'not_yours_to_decide'],
    ],
  )
  const { token } = await aMember(site)
  assert.equal((await call('GET', `/api/recipes/${recipeId}`, { token })).status, 404)
})

test('a former moderator cannot decide, and their claimed cases are free', async () => {
  const [former, other] = [await aModerator(site), await aModerator(site)]
  const { token } = await anAdmin(site)
  const id = await aCase(site, { kind: 'recipe', id: await publishRecipe(site, await aMember(site)) })
  assert.equal((await claimCase(site, former, id)).status, 200)
  const ended = await call('POST', `/api/admin/members/${former.id}/moderator/end`, {
    token,
    body: { reason },
  })
  assert.equal(ended.status, 204)
  assert.equal((await decide(site, former, id)).status, 404)
  assert.equal((await claimCase(site, other, id)).status, 200)
})

test('an unconfirmed address links a member to no other account', async () => {
  const author = await aMember(site)
  const asAdmin = await anAdminOf(author)
  await db.updateTable('users').set({ email_verified_at: null }).where('id', '=', author.id).execute()
  const id = await aCase(site, { kind: 'recipe', id: await publishRecipe(site, author) })
  assert.equal(await standing(asAdmin, id), false)
})

test('about a former member nothing is known or decided: their comments are a former cook’s', async () => {
  const moderator = await aModerator(site)
  const [left, alsoLeft] = [await aMember(site, 'Zawadi'), await aMember(site, 'Chiku')]
  const recipe = await publishRecipe(site, moderator)
  const cases: number[] = []
  for (const member of [left, alsoLeft]) {
    const id = await publishComment(site, member, recipe, `Twenty per cent off ${member.token}`)
    cases.push(await aCase(site, { kind: 'comment', id }))
  }
  for (const { id } of [left, alsoLeft]) {
    await createLeaver(db, id)
    await endDeparture(site, id)
  }
  await eraseDue(site)
  const someone = await aModerator(site)
  const { body } = await call('GET', `/api/moderation/cases/${cases[0]}`, { token: someone.token })
  assert.deepEqual(
    [body.member, body.record, body.earlier, body.allowed],
    [null, null, [], ['nothing_wrong', 'hide', 'remove']],
  )
  assert.equal((await claimCase(site, someone, cases[0] ?? 0)).status, 200)
  const suspension = await decide(site, someone, cases[0] ?? 0, { action: 'suspend' })
  assert.deepEqual([suspension.status, suspension.body.code], [400, 'invalid_request'])
  assert.equal((await decide(site, someone, cases[0] ?? 0)).status, 200)
})

// The last test, because afterwards nobody else is left to decide.
test('if nobody else is there, the administrator also decides on what is theirs', async () => {
  const author = await aMember(site)
  const id = await aCase(site, { kind: 'recipe', id: await publishRecipe(site, author) })
  await db.deleteFrom('moderators').execute()
  await db.deleteFrom('admins').execute()
  const only = await anAdminOf(author)
  assert.equal(await standing(only, id), false)
  assert.equal((await claimCase(site, only, id)).status, 200)
  assert.equal((await decide(site, only, id)).status, 200)
  // The administrator's own member account as a moderator is not another person.
  await db.insertInto('moderators').values({ user_id: author.id }).execute()
  await switchOn(site, author.id)
  const recipe = { kind: 'recipe', id: await publishRecipe(site, await aMember(site)) }
  const report = { ...recipe, rule: 3, explanation: 'It sells a pan.' }
  await call('POST', '/api/reports', { token: author.token, body: report })
  assert.equal(await standing(only, await caseOf(site, recipe)), false)
  // A moderator who may not decide now does not count either.
  const inAWeek = sql<Date>`now() + interval '7 days'`
  const change = (id: number, to: object) => db.updateTable('users').set(to).where('id', '=', id).execute()
  const heldBack = [
    (id: number) => change(id, { limited_until: inAWeek }),
    (id: number) => change(id, { suspended_until: inAWeek }),
    (id: number) => change(id, { status: 'suspended' }),
    (id: number) => createLeaver(db, id),
  ]
  for (const hold of heldBack) {
    const other = await aModerator(site)
    assert.equal(await standing(only, await caseOf(site, recipe)), 'reported')
    await hold(other.id)
    assert.equal(await standing(only, await caseOf(site, recipe)), false, String(hold))
  }
})
