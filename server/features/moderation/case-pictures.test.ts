import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CaseRow } from '#contract/moderation.ts'
import { aCase, aModerator, claimCase, decide } from '#tests/support/cases.ts'
import { aMember, type Member } from '#tests/support/people.ts'
import { publishComment, publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const { call } = site
const moderator = await aModerator(site)
const photo = 'https://pictures.example/dish.jpg'

const get = async (path: string, { token }: Member) => (await call('GET', path, { token })).body
const coverOf = async (recipeId: number) => (await get(`/api/recipes/${recipeId}`, moderator)).cover.url

/** Returns the pictures that the queue and the page of a case show. */
async function picturesOf(caseId: number) {
  const { cases } = await get('/api/moderation/cases', moderator)
  const row = cases.find(({ id }: { id: number }) => id === caseId)
  return [row.picture, (await get(`/api/moderation/cases/${caseId}`, moderator)).keptPicture]
}

async function aCommentCase(recipeId: number) {
  const writer = await aMember(site)
  const id = await publishComment(site, writer, recipeId, 'Buy my pan.')
  return { writer, caseId: await aCase(site, { kind: 'comment', id }) }
}

test('a recipe’s case shows its photo, or its cover if it has none', {
  tags: ['trust-kept-copy'],
}, async () => {
  const author = await aMember(site)
  const [plain, withPhoto] = [
    await publishRecipe(site, author, { image: '' }),
    await publishRecipe(site, author, { image: photo }),
  ]
  const cover = await coverOf(plain)
  assert.match(cover, /\/media\/covers\//)
  assert.deepEqual(await picturesOf(await aCase(site, { kind: 'recipe', id: plain })), [cover, cover])
  assert.deepEqual(await picturesOf(await aCase(site, { kind: 'recipe', id: withPhoto })), [photo, photo])
})

test('a comment’s case shows its recipe’s picture, with the cover in case that is broken; a profile’s case shows none', async () => {
  const author = await aMember(site)
  const [plain, withPhoto] = [
    await publishRecipe(site, author, { image: '' }),
    await publishRecipe(site, author, { image: photo }),
  ]
  assert.deepEqual(await picturesOf((await aCommentCase(plain)).caseId), [await coverOf(plain), null])
  assert.deepEqual(await picturesOf((await aCommentCase(withPhoto)).caseId), [photo, null])
  assert.deepEqual(await picturesOf(await aCase(site, { kind: 'profile', id: author.id })), [null, null])
  const { cases } = await get('/api/moderation/cases', moderator)
  const coversOf = (recipe: number) =>
    cases
      .filter((row: CaseRow) => row.recipe?.id === recipe)
      .map(({ kind, cover }: CaseRow) => [kind, cover?.url])
  assert.deepEqual(coversOf(withPhoto), [['comment', await coverOf(withPhoto)]])
})

test('a notice shows the picture of its recipe, but not of another author’s recipe once it is hidden', {
  tags: ['trust-notice'],
}, async () => {
  const author = await aMember(site)
  const recipeId = await publishRecipe(site, author, { image: '' })
  const cover = await coverOf(recipeId)
  const noticeFor = async ({ caseId, member }: { caseId: number; member: Member }) => {
    await claimCase(site, moderator, caseId)
    const { body } = await decide(site, moderator, caseId)
    return async () => (await get(`/api/notices/${body.actionId}`, member)).thing.picture
  }
  const comment = await aCommentCase(recipeId)
  const writersPicture = await noticeFor({ caseId: comment.caseId, member: comment.writer })
  assert.equal(await writersPicture(), cover)
  const recipeCase = await aCase(site, { kind: 'recipe', id: recipeId })
  const authorsPicture = await noticeFor({ caseId: recipeCase, member: author })
  assert.equal(await authorsPicture(), cover)
  assert.equal(await writersPicture(), null)
})
