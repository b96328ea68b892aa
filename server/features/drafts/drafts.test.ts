import assert from 'node:assert/strict'
import { test } from 'node:test'
import { draftsPageSize, maxInstructionsLength, maxTitleLength } from '#contract/limits.ts'
import { recipeFieldNames } from '#contract/recipe-fields.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { aDraft, keepDraft } from '#tests/support/drafts.ts'
import { waitForJobs } from '#tests/support/jobs.ts'
import { aMember, type Member } from '#tests/support/people.ts'
import { aRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'
import { openUploads } from '#tests/support/uploads.ts'
import { insertDrafts } from './draft-quotas.ts'

const maxUnusedPictures = 2
const site = await openSite({ LIMITS: `maxUnusedPictures=${maxUnusedPictures}` })
const { call, db } = site

const read = (id: number, { token }: Member) => call('GET', `/api/drafts/${id}`, { token })
const change = (id: number, { token }: Member, body: object) =>
  call('PUT', `/api/drafts/${id}`, { token, body })
const list = async ({ token }: Member, cursor = '') =>
  (await call('GET', `/api/drafts?cursor=${cursor}`, { token })).body
const remove = (id: number, { token }: Member) => call('DELETE', `/api/drafts/${id}`, { token })

test('a draft has a recipe’s fields, each of which may be empty, and its source', async () => {
  const author = await aMember(site)
  const { token } = author
  const sent = aDraft({ ...aRecipe(), rating: 4.5, prepTime: '' })
  const { status, body } = await call('POST', '/api/drafts', { token, body: sent })
  assert.equal(status, 201)
  const { source, language, ...fields } = sent
  assert.deepEqual(Object.fromEntries(recipeFieldNames.map(name => [name, body[name]])), fields)
  const { instructions, ...shown } = source
  assert.deepEqual(
    [body.source, body.sourceInstructions, body.language, body.revision, body.isChanged, body.batchId],
    [shown, instructions, language, 1, false, null],
  )
  assert.deepEqual((await read(body.id, author)).body, body)
  const empty = await call('POST', '/api/drafts', { token, body: {} })
  assert.deepEqual(
    [empty.status, empty.body.title, empty.body.servings, empty.body.source],
    [201, '', null, null],
  )
})

test('typed text is limited as in a recipe; a half-typed address is kept, but the source’s must be valid', async () => {
  const { token } = await aMember(site)
  const create = (body: object) => call('POST', '/api/drafts', { token, body })
  assert.equal((await create({ url: 'htt', image: 'x', servings: '', rating: null })).status, 201)
  const wrong: [string, object][] = [
    ['title', { title: 'x'.repeat(maxTitleLength + 1) }],
    ['instructions', { instructions: 'x'.repeat(maxInstructionsLength + 1) }],
    ['instructions', { instructions: 'x'.repeat(5_001) }],
    ['servings', { servings: 0 }],
    ['rating', { rating: 5.1 }],
    ['source', { source: { ...aDraft().source, address: 'javascript:alert(1)' } }],
    ['source', { source: { ...aDraft().source, kind: 'book' } }],
  ]
  for (const [field, body] of wrong) {
    const refused = await create(body)
    assert.deepEqual([refused.status, refused.body.code], [400, 'invalid_request'], field)
    assert.deepEqual(Object.keys(refused.body.fields), [field])
  }
})

test('the list has the newest first, page by page, without long texts', async () => {
  const author = await aMember(site)
  const drafts = Array.from({ length: draftsPageSize + 2 }, (_, n) => ({
    ...emptyDraft,
    title: `Draft ${n}`,
    ingredients: n ? 'salt\npepper' : '',
    instructions: 'Mix.',
  }))
  await db
    .transaction()
    .execute(trx => insertDrafts(trx, { authorId: author.id, drafts, limits: defaultLimits }))
  const first = await list(author)
  assert.deepEqual([first.count, first.drafts.length], [drafts.length, draftsPageSize])
  const second = await list(author, first.next)
  assert.equal(second.next, null)
  assert.deepEqual(
    [...first.drafts, ...second.drafts].map(({ title }) => title),
    drafts.map(({ title }) => title).toReversed(),
  )
  const [{ ingredientCount, instructionCount, isReady, ...entry }, last] = [
    first.drafts[0],
    second.drafts.at(-1),
  ]
  assert.deepEqual([ingredientCount, instructionCount, isReady], [2, 1, true])
  assert.deepEqual([last.ingredientCount, last.isReady], [0, false])
  assert.ok(!('ingredients' in entry))
  const { token } = author
  const damaged = await call('GET', '/api/drafts?cursor=x', { token })
  assert.deepEqual([damaged.status, damaged.body.code], [400, 'invalid_request'])
})

test('a change raises the revision; a change of an older revision is refused, and nothing is lost', async () => {
  const author = await aMember(site)
  const id = await keepDraft(site, author)
  const first = await change(id, author, { title: 'Pilau', revision: 1 })
  assert.deepEqual([first.status, first.body.id, first.body.revision], [200, id, 2])
  const stale = await change(id, author, { title: 'Biriani', revision: 1 })
  assert.deepEqual([stale.status, stale.body.code], [409, 'conflict'])
  const { body } = await read(id, author)
  assert.deepEqual([body.title, body.revision, body.isChanged, body.ingredients], ['Pilau', 2, true, ''])
  assert.equal(body.sourceInstructions, aDraft().source.instructions)
})

test('other members get 404 for a draft', { tags: ['import-drafts'] }, async () => {
  const [author, other] = [await aMember(site), await aMember(site)]
  const id = await keepDraft(site, author)
  const replies = [await read(id, other), await change(id, other, { revision: 1 }), await remove(id, other)]
  assert.deepEqual(
    replies.map(({ status }) => status),
    [404, 404, 404],
  )
  assert.equal((await list(other)).count, 0)
  assert.equal((await remove(id, author)).status, 204)
  assert.equal((await read(id, author)).status, 404)
})

test('a draft’s photo stays stored while the draft shows it, and is deleted with it', async () => {
  const author = await aMember(site)
  const { uploadPhoto, statusOf } = openUploads(site, call)
  const unused = await uploadPhoto(author)
  const [image, chefImage] = [await uploadPhoto(author), await uploadPhoto(author)]
  const id = await keepDraft(site, author, { image, chefImage })
  for (let more = 0; more < maxUnusedPictures; more += 1) await uploadPhoto(author)
  assert.deepEqual(await Promise.all([unused, image, chefImage].map(statusOf)), [404, 200, 200])
  assert.equal((await read(id, author)).body.image, image)
  assert.equal((await change(id, author, { image, revision: 1 })).status, 200)
  await waitForJobs(site)
  assert.deepEqual([await statusOf(image), await statusOf(chefImage)], [200, 404])
  await remove(id, author)
  await waitForJobs(site)
  assert.equal(await statusOf(image), 404)
  const gone = await call('POST', '/api/drafts', { token: author.token, body: { image } })
  assert.deepEqual([gone.status, Object.keys(gone.body.fields)], [400, ['image']])
})

const emptyDraft = {
  ...Object.fromEntries(recipeFieldNames.map(name => [name, ''])),
  ...{ servings: undefined, rating: undefined, language: '', source: undefined },
} as Parameters<typeof insertDrafts>[1]['drafts'][number]

test('several drafts are stored in one statement, in order, all or none', async () => {
  const author = await aMember(site)
  const limits = { ...defaultLimits, maxDraftsPerMember: 120 }
  const insert = (drafts: Parameters<typeof insertDrafts>[1]['drafts']) =>
    db.transaction().execute(trx => insertDrafts(trx, { authorId: author.id, drafts, limits }))
  const drafts = Array.from({ length: 100 }, (_, n) => ({ ...emptyDraft, title: `“Draft” ${n}`, batchId: 7 }))
  const ids = await insert(drafts)
  const stored = await db
    .selectFrom('drafts')
    .select(['id', 'title', 'batch_id'])
    .where('id', 'in', ids)
    .execute()
  assert.deepEqual(
    ids.map(id => stored.find(one => one.id === id)),
    ids.map((id, n) => ({ id, title: `“Draft” ${n}`, batch_id: 7 })),
  )
  await assert.rejects(insert(drafts.slice(0, 21)), { code: 'limit_reached' })
  assert.equal((await list(author)).count, 100)
  assert.deepEqual(await insert([]), [])
})
