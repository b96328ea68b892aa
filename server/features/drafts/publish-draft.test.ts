import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aDraft, keepDraft } from '#tests/support/drafts.ts'
import { aMember, aNewMember, type Member } from '#tests/support/people.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'
import { openUploads } from '#tests/support/uploads.ts'

const site = await openSite({ LIMITS: 'maxPictureBytesPerMember=1_000_000 newMember.recipesPerDay=3' })
const { call, url } = site

const steps = `Fry the onions in plenty of oil until they are dark brown, and take out a third of them.
Add the garlic, ginger and whole spices, and stir for two minutes.
Put in the meat and brown it on all sides; then pour in the broth and simmer for forty minutes.`
const ownSteps = `Soften three chopped onions slowly; keep some back for the top.
Pound garlic with ginger, toast cumin and cloves, and join both to the pan.
Beef goes in next. Once it has colour, cover it with stock and let it go soft.`
const source = { ...aDraft().source, instructions: steps }
const filled = (changes: object = {}) => aDraft({ ...aRecipe(), instructions: steps, source, ...changes })

const publish = (id: number, { token }: Member, body: object) =>
  call('POST', `/api/drafts/${id}/publish`, { token, body: { revision: 1, ...body } })
const adapted = { origin: 'adapted', creditName: 'Jikoni ya Bibi' }
const likenessOf = async (id: number, { token }: Member) =>
  (await call('GET', `/api/drafts/${id}/likeness`, { token })).body

test('a published draft becomes a recipe and is no longer a draft', async () => {
  const author = await aMember(site)
  const { token } = author
  const { uploadPhoto } = openUploads(site, call)
  const image = await uploadPhoto(author)
  await site.db.updateTable('uploads').set({ bytes: 1_000_000 }).execute()
  const id = await keepDraft(site, author, filled({ instructions: ownSteps, image, rating: 4.5 }))
  const { status, body } = await publish(id, author, { origin: 'mine' })
  assert.equal(status, 201)
  assert.deepEqual(
    [body.title, body.instructions, body.image, body.myRating, body.credit],
    ['Githeri', ownSteps, image, 4.5, undefined],
  )
  assert.equal((await call('GET', `/api/recipes/${body.id}`, { token })).status, 200)
  assert.equal((await call('GET', `/api/drafts/${id}`, { token })).status, 404)
  assert.equal((await publish(id, author, { origin: 'mine' })).status, 404)
})

test('a near copy cannot be published as one’s own: the refusal has the sentences, and nothing is lost', {
  tags: ['import-near-copy'],
}, async () => {
  const author = await aMember(site)
  const id = await keepDraft(site, author, filled())
  const likeness = await likenessOf(id, author)
  assert.deepEqual([likeness.isNearCopy, likeness.copiedCount, likeness.sentenceCount], [true, 3, 3])
  const { status, body } = await publish(id, author, { origin: 'mine' })
  assert.deepEqual([status, body.code, body.likeness], [409, 'near_copy', likeness])
  assert.match(body.message, /^3 of 3 sentences/)
  assert.equal(body.likeness.pairs[1].own, steps.split('\n')[1])
  assert.equal((await call('GET', `/api/drafts/${id}`, { token: author.token })).status, 200)
  const { body: changed } = await call('PUT', `/api/drafts/${id}`, {
    token: author.token,
    body: { ...aRecipe(), instructions: ownSteps, revision: 1 },
  })
  assert.equal((await likenessOf(id, author)).isNearCopy, false)
  assert.equal((await publish(id, author, { origin: 'mine', revision: changed.revision })).status, 201)
})

test('the credit stays with the recipe, in its response, its page and its ZIP, whatever its author changes', {
  tags: ['import-source'],
}, async () => {
  const author = await aMember(site)
  const { token } = author
  const id = await keepDraft(site, author, filled())
  const { body } = await publish(id, author, adapted)
  const credit = { kind: 'adapted', name: 'Jikoni ya Bibi', url: source.address }
  assert.deepEqual(body.credit, credit)
  const edited = await call('PUT', `/api/recipes/${body.id}`, { token, body: aRecipe({ url: '' }) })
  assert.deepEqual(edited.body.credit, credit)
  const book = { origin: 'publicDomain', creditName: 'The Settlers’ Cookbook, 1921', creditAddress: '' }
  const old = await publish(await keepDraft(site, author, filled({ source: null })), author, book)
  assert.deepEqual(old.body.credit, { kind: 'publicDomain', name: book.creditName, url: '' })
})

test('the author has to say whose recipe it is, and a source’s address must be a web address', async () => {
  const author = await aMember(site)
  const id = await keepDraft(site, author, filled())
  const wrong: [string, object][] = [
    ['origin', {}],
    ['origin', { origin: 'theirs' }],
    ['creditName', { origin: 'adapted' }],
    ['creditName', { origin: 'publicDomain', creditName: ' ' }],
    ['creditAddress', { ...adapted, creditAddress: 'javascript:alert(1)' }],
  ]
  for (const [field, body] of wrong) {
    const refused = await publish(id, author, body)
    assert.deepEqual([refused.status, Object.keys(refused.body.fields)], [400, [field]])
  }
})

test('missing fields that a recipe needs are named, and half-typed addresses are now refused', async () => {
  const author = await aMember(site)
  const id = await keepDraft(site, author, { title: '', ingredients: '', url: 'htt' })
  const { status, body } = await publish(id, author, adapted)
  assert.deepEqual([status, Object.keys(body.fields).toSorted()], [400, ['ingredients', 'title', 'url']])
})

test('another member’s recipe of this site is a source, one’s own is not; a pasted text names no author', async () => {
  const [author, other] = [await aMember(site, 'Wanjiru'), await aMember(site)]
  const at = (recipe: number, changes = {}) =>
    keepDraft(
      site,
      author,
      filled({ source: { ...source, address: `${url}/recipes/${recipe}`, ...changes } }),
    )
  const theirs = await at(await publishRecipe(site, other, { instructions: steps }), { instructions: '' })
  assert.equal((await publish(theirs, author, { origin: 'mine' })).body.code, 'near_copy')
  const own = await at(await publishRecipe(site, author, { instructions: steps }))
  assert.equal((await publish(own, author, { origin: 'mine' })).status, 201)
  const unnamed = { kind: 'text', address: '', author: '' }
  for (const changes of [unnamed, { ...unnamed, author: 'wanjiru' }]) {
    const id = await keepDraft(site, author, filled({ source: { ...source, ...changes } }))
    assert.equal((await publish(id, author, { origin: 'mine' })).status, 201)
  }
  const named = await keepDraft(site, author, filled({ source: { ...source, ...unnamed, author: 'Bibi' } }))
  assert.equal((await publish(named, author, { origin: 'mine' })).body.code, 'near_copy')
})

test('a draft that was changed meanwhile is not published; when published several times at once, it is published once', async () => {
  const author = await aMember(site)
  const id = await keepDraft(site, author, filled())
  const stale = await publish(id, author, { ...adapted, revision: 2 })
  assert.deepEqual([stale.status, stale.body.code], [409, 'conflict'])
  const replies = await Promise.all([1, 2, 3, 4].map(() => publish(id, author, adapted)))
  assert.deepEqual(replies.map(({ status }) => status).toSorted(), [201, 404, 404, 404])
  assert.equal((await call('GET', '/api/recipes/user', { token: author.token })).body.length, 1)
})

test('new members can publish no more drafts than recipes, and the same text waits for a moderator', async () => {
  const newcomer = await aNewMember(site)
  const replies = []
  for (let n = 0; n < 4; n += 1) {
    const id = await keepDraft(site, newcomer, filled())
    replies.push(await publish(id, newcomer, adapted))
  }
  assert.deepEqual(
    replies.map(({ body }) => body.code ?? body.moderation?.state ?? 'published'),
    ['published', 'published', 'waiting', 'new_member_limit'],
  )
})
