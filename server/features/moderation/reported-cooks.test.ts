import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { removedDays } from '#contract/limits.ts'
import { aModerator, caseOf, claimCase, decide, decideOn, undo } from '#tests/support/cases.ts'
import { aCook, cookRecipe } from '#tests/support/cooks.ts'
import { waitForSweeps } from '#tests/support/jobs.ts'
import { aMember, aNewMember, type Member } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'
import { openUploads } from '#tests/support/uploads.ts'

const site = await openSite()
const { call, db, services } = site
const { uploadPhoto, statusOf } = openUploads(site, call)
const moderator = await aModerator(site)

const changes = [
  { line: '1 onion', verb: 'swapped', what: 'pans of pans.example' },
  { line: '', verb: 'added', what: 'a discount' },
]
const note = 'Buy my pans'

/** Publishes a recipe with a cook that has words and a photo, and makes a member who reads it. */
async function aWordyCook() {
  const [author, cook] = [await aMember(site), await aMember(site, 'Njeri')]
  const recipeId = await publishRecipe(site, author, { ingredients: '2 cups rice\n1 onion' })
  const photo = await uploadPhoto(cook)
  const said = { howCooked: 'changed', rating: 2, changes, note, photo }
  const { id } = await cookRecipe(site, cook, recipeId, said)
  return { author, cook, recipeId, id, photo }
}

const report = ({ token }: Member, id: number) =>
  call('POST', '/api/reports', { token, body: { kind: 'cook', id, rule: 3, explanation: 'It sells a pan.' } })

const decideOnCook = (id: number, action: 'hide' | 'remove') =>
  decideOn(site, moderator, { kind: 'cook', id }, { action })

const listOf = async ({ token }: Member, recipeId: number, query = '') =>
  (await call('GET', `/api/recipes/${recipeId}/cooks${query}`, { token })).body
const diaryOf = async ({ token }: Member) => (await call('GET', '/api/cooks', { token })).body
const wordsOf = ({ note, photo, changes }: { note: string; photo: string; changes: { what: string }[] }) => [
  note,
  photo,
  changes.map(({ what }) => what),
]

test('others see a member’s words and photo; when reported, a copy is kept', {
  tags: ['cooks-reported'],
}, async () => {
  const { author, recipeId, id, photo } = await aWordyCook()
  const [seen] = await listOf(author, recipeId)
  assert.deepEqual(wordsOf(seen), [note, photo, ['pans of pans.example', 'a discount']])
  assert.equal((await report(author, id)).status, 201)
  const caseId = await caseOf(site, { kind: 'cook', id })
  const { body } = await call('GET', `/api/moderation/cases/${caseId}`, { token: moderator.token })
  assert.deepEqual(
    [body.kind, body.words, body.keptPicture, body.kept.changes, body.recipe.id, body.member.name],
    ['cook', note, photo, '1 onion: pans of pans.example\na discount', recipeId, 'Njeri'],
  )
  assert.deepEqual(body.allowed, ['nothing_wrong', 'hide', 'remove', 'warn', 'limit', 'suspend'])
})

test('a cook without words, one’s own, a private and a hidden one cannot be reported', async () => {
  const { author, cook, recipeId, id } = await aWordyCook()
  const wordless = await cookRecipe(site, author, recipeId)
  assert.equal((await report(cook, wordless.id)).status, 404)
  assert.equal((await report(cook, id)).status, 403)
  const hidden = await aWordyCook()
  await decideOnCook(hidden.id, 'hide')
  assert.equal((await report(author, hidden.id)).status, 404)
  const body = aCook({ note, isPrivate: true })
  assert.equal((await call('PUT', `/api/cooks/${id}`, { token: cook.token, body })).status, 200)
  assert.equal((await report(author, id)).status, 404)
})

test('a hidden cook’s words and photo are shown only to its member, marked; how it was cooked and the stars stay', {
  tags: ['cooks-hidden'],
}, async () => {
  const { author, cook, recipeId, id, photo } = await aWordyCook()
  const { actionId } = await decideOnCook(id, 'hide')
  const [seen] = await listOf(author, recipeId)
  assert.deepEqual(wordsOf(seen), ['', '', ['', '']])
  assert.deepEqual([seen.rating, seen.howCooked, seen.isHidden], [2, 'changed', undefined])
  assert.deepEqual(await listOf(author, recipeId, '?filter=withPhoto'), [])
  const { body: recipe } = await call('GET', `/api/recipes/${recipeId}`, { token: author.token })
  assert.deepEqual([recipe.rating, recipe.ratingCount], [2, 1])
  for (const [own] of [await listOf(cook, recipeId), await diaryOf(cook)]) {
    assert.deepEqual(wordsOf(own), [note, photo, ['pans of pans.example', 'a discount']])
    assert.deepEqual([own.isHidden, own.noticeId, own.isWaiting], [true, actionId, undefined])
  }
  const { body: notice } = await call('GET', `/api/notices/${actionId}`, { token: cook.token })
  assert.deepEqual([notice.kind, notice.action, notice.thing.texts.note], ['cook', 'hide', note])
  assert.equal((await undo(site, moderator, actionId)).status, 200)
  assert.deepEqual(wordsOf((await listOf(author, recipeId))[0]), wordsOf((await diaryOf(cook))[0]))
  assert.equal((await diaryOf(cook))[0].isHidden, undefined)
})

test('a hidden cook that its member mends waits again with its new words; others read it once it is shown again', async () => {
  const { author, cook, recipeId, id } = await aWordyCook()
  const { caseId, actionId } = await decideOnCook(id, 'hide')
  const mended = aCook({ note: 'Less salt.' })
  assert.equal(
    (await call('PUT', `/api/cooks/${id}`, { token: cook.token, body: mended })).body.isHidden,
    true,
  )
  assert.equal((await listOf(author, recipeId))[0].note, '')
  const { body } = await call('GET', `/api/moderation/cases/${caseId}`, { token: moderator.token })
  assert.deepEqual([body.stage, body.isWaiting, body.current.note], ['mended', true, 'Less salt.'])
  assert.equal((await undo(site, moderator, actionId)).status, 200)
  assert.equal((await listOf(author, recipeId))[0].note, 'Less salt.')
})

test('a removed cook is read by nobody and cannot be changed; after thirty days only how it was cooked is left', {
  tags: ['cooks-hidden'],
}, async () => {
  const { author, cook, recipeId, id, photo } = await aWordyCook()
  const { caseId, actionId } = await decideOnCook(id, 'remove')
  const [own] = await diaryOf(cook)
  assert.deepEqual([wordsOf(own), own.isHidden, own.noticeId], [['', '', ['', '']], true, actionId])
  const change = () => call('PUT', `/api/cooks/${id}`, { token: cook.token, body: aCook({ note: 'Better' }) })
  assert.deepEqual([(await change()).status, (await change()).body.code], [409, 'conflict'])
  const sweep = async () => {
    await services.jobs.sweep(db)
    await waitForSweeps(site)
  }
  await sweep()
  const stored = () =>
    db.selectFrom('cooks').select(['note', 'held']).where('id', '=', id).executeTakeFirstOrThrow()
  assert.equal((await stored()).note, note)
  const ago = sql<Date>`now() - make_interval(days => ${removedDays + 1})`
  await db.updateTable('moderation_actions').set({ decided_at: ago }).where('id', '=', actionId).execute()
  await db.updateTable('moderation_cases').set({ closed_at: ago }).where('id', '=', caseId).execute()
  await db
    .updateTable('uploads')
    .set({ created_at: new Date(0) })
    .where('owner_id', '=', cook.id)
    .execute()
  await sweep()
  await sweep()
  assert.deepEqual(await stored(), { note: '', held: null })
  const [seen] = await listOf(author, recipeId)
  assert.deepEqual(
    [seen.rating, seen.changes],
    [2, [{ line: '1 onion', verb: 'swapped', what: '' }]],
    'what was added was words alone',
  )
  assert.equal(await statusOf(photo), 404)
  assert.equal((await change()).status, 200)
})

test('a member can delete their cook in any state', async () => {
  for (const action of ['hide', 'remove'] as const) {
    const { cook, id } = await aWordyCook()
    await decideOnCook(id, action)
    assert.equal((await call('DELETE', `/api/cooks/${id}`, { token: cook.token })).status, 204)
    assert.deepEqual(await diaryOf(cook), [])
  }
})

test('a hidden cook’s words are in no figure; how it was cooked is', async () => {
  const author = await aMember(site)
  const recipeId = await publishRecipe(site, author, { ingredients: '2 cups rice\n1 onion' })
  const said = {
    howCooked: 'changed',
    changes: [
      { line: '1 onion', verb: 'swapped', what: 'leek' },
      { line: '', verb: 'added', what: 'garlic' },
    ],
  }
  const ids: number[] = []
  for (let n = 0; n < 5; n += 1) {
    const cook = await aMember(site)
    ids.push((await cookRecipe(site, cook, recipeId, said)).id)
  }
  const figures = async () => {
    const { body } = await call('GET', `/api/recipes/${recipeId}/cooks/figures`, { token: author.token })
    return body.changes.map(({ verb, what, count }: Figure) => [verb, what, count])
  }
  assert.deepEqual(await figures(), [
    ['swapped', 'leek', 5],
    ['added', 'garlic', 5],
  ])
  await decideOnCook(ids[0] ?? 0, 'hide')
  assert.deepEqual(await figures(), [['swapped', '', 5]])
})

test('a new member’s third equal note within an hour waits for a moderator, even if it is added later', {
  tags: ['cooks-repeated'],
}, async () => {
  const member = await aNewMember(site)
  const author = await aMember(site)
  const cooks: { recipeId: number; id: number }[] = []
  for (let n = 0; n < 3; n += 1) {
    const recipeId = await publishRecipe(site, author)
    cooks.push({ recipeId, id: (await cookRecipe(site, member, recipeId)).id })
  }
  const marks: unknown[] = []
  for (const { id } of cooks) {
    const body = aCook({ note: ` Best  pans ${'at'.toUpperCase()} pans.example` })
    const changed = await call('PUT', `/api/cooks/${id}`, { token: member.token, body })
    marks.push([changed.status, changed.body.isHidden, changed.body.isWaiting])
  }
  assert.deepEqual(marks, [
    [200, undefined, undefined],
    [200, undefined, undefined],
    [200, true, true],
  ])
  const { recipeId, id } = cooks[2] ?? { recipeId: 0, id: 0 }
  assert.equal((await listOf(author, recipeId))[0].note, '')
  const caseId = await caseOf(site, { kind: 'cook', id })
  await claimCase(site, moderator, caseId)
  await decide(site, moderator, caseId, { action: 'nothing_wrong', rule: null })
  assert.match((await listOf(author, recipeId))[0].note, /pans\.example/)
})

type Figure = { verb: string; what: string; count: number }
