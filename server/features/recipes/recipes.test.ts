import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aMember } from '#tests/support/people.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const { call } = site

const create = (token: string, body: unknown) => call('POST', '/api/recipes', { token, body })
const read = (token: string, id: number) => call('GET', `/api/recipes/${id}`, { token })

test('publishing a recipe returns 201 and all of it, in the shape and types of the contract', {
  tags: ['3-recipe'],
}, async () => {
  const author = await aMember(site, 'Akinyi')
  const sent = aRecipe()
  const { status, body } = await create(author.token, sent)
  assert.equal(status, 201)
  const { id, createdAt, updatedAt, cover, ...rest } = body
  assert.deepEqual(rest, {
    title: sent.title,
    chefName: sent.chefName,
    chefImage: sent.chefImage,
    image: sent.image,
    ingredients: sent.ingredients,
    instructions: sent.instructions,
    url: sent.url,
    moreInfoUrl: sent.moreInfoUrl,
    rating: 0,
    ratingCount: 0,
    commentCount: 0,
    prepTime: '1 hour 30 min',
    servings: 4,
    countryOfOrigin: 'Kenya',
    dietType: 'Vegan',
    author: { id: author.id, name: 'Akinyi' },
    bookmarked: false,
    myRating: 0,
  })
  assert.ok(Number.isInteger(id))
  assert.match(createdAt, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  assert.equal(updatedAt, createdAt)
  assert.match(cover.color, /^#[0-9a-f]{6}$/)
  assert.ok(cover.url.startsWith(`${site.url}/media/covers/`))
  const { comments, ...recipe } = (await read(author.token, id)).body
  assert.deepEqual([recipe, comments], [body, []])
})

test('only title, ingredients and instructions are required; other fields have plain defaults, and the address is the recipe’s page', async () => {
  const author = await aMember(site)
  const { status, body } = await create(author.token, {
    title: 'Chai',
    ingredients: 'tea',
    instructions: 'boil',
  })
  assert.equal(status, 201)
  const { chefName, prepTime, servings, countryOfOrigin, dietType, url, moreInfoUrl, rating } = body
  assert.deepEqual(
    { chefName, prepTime, servings, countryOfOrigin, dietType, url, moreInfoUrl, rating },
    {
      chefName: author.username,
      prepTime: '',
      servings: null,
      countryOfOrigin: '',
      dietType: '',
      url: `${site.url}/recipes/${body.id}`,
      moreInfoUrl: '',
      rating: 0,
    },
  )
})

test('a recipe without pictures gets a cover and its chef a letter, with absolute addresses that work', async () => {
  const { token } = await aMember(site)
  const { body } = await create(token, aRecipe({ image: '', chefImage: null }))
  assert.equal(body.image, body.cover.url)
  for (const address of [body.image, body.chefImage, body.cover.url]) {
    assert.ok(address.startsWith(`${site.url}/media/`))
    assert.ok(!address.includes('/upload/'))
    const { status, headers } = await call('GET', address.slice(site.url.length))
    assert.equal(status, 200)
    assert.match(headers.get('content-type') ?? '', /^image\//)
  }
})

test('ingredients and instructions may be lists of lines, and are returned as one text', {
  tags: ['3-recipe-ingredients'],
}, async () => {
  const { token } = await aMember(site)
  const lines = { ingredients: ['2 cups maize', '1 onion'], instructions: ['Boil.', 'Fry.'] }
  const { body } = await create(token, aRecipe(lines))
  assert.equal(body.ingredients, '2 cups maize\n1 onion')
  assert.equal(body.instructions, 'Boil.\nFry.')
})

test('a text sent as a list of its characters is stored as the text', {
  tags: ['3-recipe-ingredients'],
}, async () => {
  const { token } = await aMember(site)
  const texts = { ingredients: [...'2 cups maize\n1 🧅'], instructions: [...'Boil.\nFry.'] }
  const { body } = await create(token, aRecipe(texts))
  assert.equal(body.ingredients, '2 cups maize\n1 🧅')
  assert.equal(body.instructions, 'Boil.\nFry.')
})

test('numbers may be sent as a form sends them, and a preparation time as a number', async () => {
  const { token } = await aMember(site)
  const { body } = await create(token, aRecipe({ servings: ' 3 ', rating: '4.5', prepTime: 45 }))
  assert.deepEqual([body.servings, body.rating, body.prepTime], [3, 4.5, '45'])
  const arabic = (await create(token, aRecipe({ servings: '٦', rating: '٤٫٥' }))).body
  assert.deepEqual([arabic.servings, arabic.rating], [6, body.rating])
  const blank = (await create(token, aRecipe({ servings: '', rating: '' }))).body
  assert.deepEqual([blank.servings, blank.rating], [null, 0])
})

test('every tenth from 0 to 5 is a valid rating', { tags: ['9-rating-scale'] }, async () => {
  const { token } = await aMember(site)
  for (let tenths = 0; tenths <= 50; tenths += 1) {
    const { status, body } = await create(token, aRecipe({ rating: tenths / 10 }))
    assert.deepEqual([status, body.rating, body.myRating], [201, tenths / 10, tenths / 10])
  }
})

test('texts are trimmed and otherwise kept as they are: scripts, emoji and line breaks', async () => {
  const { token } = await aMember(site)
  const texts = {
    title: '  <script>alert(1)</script> 🍲 Crème ﷽ ',
    instructions: 'Eins.\r\nZwei.\n\n\tDrei & "vier".',
    ingredients: "'; drop table recipes; --",
  }
  const { body } = await create(token, aRecipe(texts))
  assert.equal(body.title, texts.title.trim())
  assert.equal(body.instructions, texts.instructions)
  assert.equal(body.ingredients, texts.ingredients)
})

test('the filter bar’s diets are written as the bar writes them', async () => {
  const { token } = await aMember(site)
  for (const [sent, shown] of [
    ['VEGAN', 'Vegan'],
    ['gluten-free', 'Gluten-Free'],
    ['dessert', 'Dessert'],
    ['Halal', 'Halal'],
  ]) {
    assert.equal((await create(token, aRecipe({ dietType: sent }))).body.dietType, shown)
  }
})

test('unknown and read-only fields are ignored', async () => {
  const [author, other] = [await aMember(site), await aMember(site)]
  const { status, body } = await create(author.token, {
    ...aRecipe(),
    id: 7_000_000,
    author: { id: other.id, name: 'Someone' },
    author_id: other.id,
    ratingCount: 99,
    comments: [{ author: 'x', content: 'y' }],
    bookmarked: true,
    createdAt: '2001-01-01T00:00:00Z',
    cover: { url: 'https://example.org', color: '#fff' },
    nonsense: { deep: [1] },
  })
  assert.equal(status, 201)
  assert.notEqual(body.id, 7_000_000)
  assert.deepEqual(
    [body.author.id, body.ratingCount, body.bookmarked, body.commentCount],
    [author.id, 0, false, 0],
  )
  assert.ok(!('nonsense' in body))
  assert.ok(!body.createdAt.startsWith('2001'))
})

test('deleting a recipe returns 204, then 404, and deletes its bookmarks, ratings and comments', async () => {
  const [author, reader] = [await aMember(site), await aMember(site)]
  const id = await publishRecipe(site, author, { rating: 5 })
  await call('POST', `/api/recipes/${id}/bookmark`, { token: reader.token })
  await call('POST', `/api/recipes/${id}/comment`, { token: reader.token, body: { content: 'Tamu' } })
  const first = await call('DELETE', `/api/recipes/${id}`, { token: author.token })
  assert.deepEqual([first.status, first.text], [204, ''])
  assert.equal((await call('DELETE', `/api/recipes/${id}`, { token: author.token })).status, 404)
  assert.equal((await read(reader.token, id)).status, 404)
  assert.deepEqual((await call('GET', '/api/recipes/bookmarked', { token: reader.token })).body, [])
  for (const table of ['bookmarks', 'ratings', 'comments', 'recipe_counts', 'notifications'] as const) {
    const rows = await site.db.selectFrom(table).selectAll().where('recipe_id', '=', id).execute()
    assert.deepEqual(rows, [], table)
  }
})

test('only its author can delete a recipe', { tags: ['6-owner-only'] }, async () => {
  const [author, other] = [await aMember(site), await aMember(site)]
  const id = await publishRecipe(site, author)
  const { status, body } = await call('DELETE', `/api/recipes/${id}`, { token: other.token })
  assert.deepEqual([status, body.code], [403, 'forbidden'])
  assert.equal((await read(author.token, id)).status, 200)
})
