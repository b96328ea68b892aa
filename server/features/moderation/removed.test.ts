import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { removedDays } from '#contract/limits.ts'
import type { Recipe } from '#contract/recipes.ts'
import { aModerator, decideOn, undo } from '#tests/support/cases.ts'
import { waitForSweeps } from '#tests/support/jobs.ts'
import { aMember, type Member } from '#tests/support/people.ts'
import { publishComment, publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'
import { openUploads } from '#tests/support/uploads.ts'

const site = await openSite({ LIMITS: 'closedCaseDays=1' })
const { call, db, services } = site
const moderator = await aModerator(site)

/** Runs the nightly job at once, as an operator can. */
async function sweep(): Promise<void> {
  await services.jobs.sweep(db)
  await waitForSweeps(site)
}

/** Publishes a recipe, and a comment on another recipe, and has both removed. */
async function removeBoth(author: Member) {
  const recipe = await publishRecipe(site, author)
  const under = await publishRecipe(site, await aMember(site))
  const comment = await publishComment(site, author, under)
  const remove = async (kind: 'recipe' | 'comment', id: number) => ({
    kind,
    id,
    ...(await decideOn(site, moderator, { kind, id }, { action: 'remove' })),
  })
  return [await remove('recipe', recipe), await remove('comment', comment)]
}

const { uploadPhoto, statusOf } = openUploads(site, call)

/** Publishes a recipe with a photo and has the photo removed. */
async function removePhoto(author: Member) {
  const image = await uploadPhoto(author)
  const id = await publishRecipe(site, author, { image })
  return { id, image, ...(await decideOn(site, moderator, { kind: 'photo', id }, { action: 'remove' })) }
}

/** Makes the member's photos old and sweeps. Sweeps twice, because a separate job deletes what nothing keeps any more. */
async function sweepPhotos({ id }: Member): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ created_at: new Date(0) })
    .where('owner_id', '=', id)
    .execute()
  await sweep()
  await sweep()
}

type Removed = Awaited<ReturnType<typeof removeBoth>>[number]
type Decided = Pick<Removed, 'caseId' | 'actionId'>

/** Moves the decision, and the closing of its case, this many days into the past. */
async function age({ caseId, actionId }: Decided, days: number): Promise<void> {
  const ago = sql<Date>`now() - make_interval(hours => ${Math.round(days * 24)})`
  await db.updateTable('moderation_actions').set({ decided_at: ago }).where('id', '=', actionId).execute()
  await db.updateTable('moderation_cases').set({ closed_at: ago }).where('id', '=', caseId).execute()
}

const isStored = async ({ kind, id }: Removed): Promise<boolean> =>
  (await db
    .selectFrom(kind === 'recipe' ? 'recipes' : 'comments')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined

const hasCase = async ({ caseId }: Removed): Promise<boolean> =>
  (await db.selectFrom('moderation_cases').select('id').where('id', '=', caseId).executeTakeFirst()) !==
  undefined

test('a removed thing can come back for thirty days, even if cases are kept for one day', {
  tags: ['trust-undo'],
}, async () => {
  const removed = await removeBoth(await aMember(site))
  for (const one of removed) await age(one, removedDays - 0.5)
  await sweep()
  for (const one of removed) {
    assert.deepEqual([one.kind, await isStored(one), await hasCase(one)], [one.kind, true, true])
    assert.equal((await undo(site, moderator, one.actionId)).status, 200)
  }
  const [recipe] = removed
  assert.equal((await call('GET', `/api/recipes/${recipe?.id}`, { token: moderator.token })).status, 200)
})

test('after thirty days a removed thing is deleted, then its case; before the job runs, it cannot come back either', {
  tags: ['trust-undo'],
}, async () => {
  const removed = await removeBoth(await aMember(site))
  for (const one of removed) {
    await age(one, removedDays + 0.5)
    const { status, body } = await undo(site, moderator, one.actionId)
    assert.deepEqual([status, body.code], [409, 'conflict'])
  }
  await sweep()
  for (const one of removed)
    assert.deepEqual([one.kind, await isStored(one), await hasCase(one)], [one.kind, false, true])
  for (const one of removed) await age(one, removedDays + 3)
  await sweep()
  for (const one of removed) assert.equal(await hasCase(one), false, one.kind)
})

test('a removed photo can come back for thirty days; then its file and the record of it are deleted', {
  tags: ['trust-undo'],
}, async () => {
  const author = await aMember(site)
  const [late, early] = [await removePhoto(author), await removePhoto(author)]
  await age(late, removedDays + 0.5)
  await age(early, removedDays - 0.5)
  await sweepPhotos(author)
  assert.deepEqual([await statusOf(late.image), await statusOf(early.image)], [404, 200])
  const { before } = await db
    .selectFrom('moderation_actions')
    .select('before')
    .where('id', '=', late.actionId)
    .executeTakeFirstOrThrow()
  assert.equal(before, null)
  const own = await call('GET', '/api/recipes/user', { token: author.token })
  assert.deepEqual(
    own.body.map(({ id, hiddenPhoto }: Recipe) => [id, hiddenPhoto?.state]),
    [
      [early.id, 'removed'],
      [late.id, undefined],
    ],
  )
  assert.equal((await undo(site, moderator, early.actionId)).status, 200)
  const { body } = await call('GET', `/api/recipes/${early.id}`, { token: author.token })
  assert.equal(body.image, early.image)
})

test('a removed thing is not deleted while an appeal is pending', async () => {
  const author = await aMember(site)
  const [recipe] = await removeBoth(author)
  assert.ok(recipe)
  const photo = await removePhoto(author)
  for (const removed of [recipe, photo]) {
    const { status } = await call('POST', `/api/notices/${removed.actionId}/appeal`, {
      token: author.token,
      body: { text: 'I sell nothing.' },
    })
    assert.equal(status, 201)
    await age(removed, removedDays + 4)
  }
  await sweepPhotos(author)
  assert.equal(await statusOf(photo.image), 200)
  assert.deepEqual([await isStored(recipe), await hasCase(recipe)], [true, true])
})
