import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aMember } from '#tests/support/people.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const { call } = site

const put = (token: string, id: number, body: unknown) => call('PUT', `/api/recipes/${id}`, { token, body })
const read = async (token: string, id: number) => (await call('GET', `/api/recipes/${id}`, { token })).body

test('an edit replaces the recipe and returns all of it', async () => {
  const author = await aMember(site)
  const id = await publishRecipe(site, author)
  const before = await read(author.token, id)
  const change = aRecipe({
    title: 'Mukimo',
    ingredients: 'potatoes\npeas',
    servings: 6,
    prepTime: '45 min',
    dietType: 'Dash',
    countryOfOrigin: 'Tanzania',
    image: '',
  })
  const { status, body } = await put(author.token, id, change)
  assert.equal(status, 200)
  const { comments, ...after } = await read(author.token, id)
  assert.deepEqual(body, after)
  const { title, ingredients, servings, prepTime, dietType, countryOfOrigin } = after
  assert.deepEqual(
    [title, ingredients, servings, prepTime, dietType, countryOfOrigin],
    ['Mukimo', 'potatoes\npeas', 6, '45 min', 'Dash', 'Tanzania'],
  )
  assert.deepEqual([after.id, after.createdAt, after.author], [before.id, before.createdAt, before.author])
  assert.ok(after.updatedAt > before.updatedAt)
  assert.notEqual(after.cover.url, before.cover.url)
  assert.equal(after.image, after.cover.url)
})

test('search, filters and facets find the edited recipe by its new values only', async () => {
  const author = await aMember(site)
  const id = await publishRecipe(site, author, { title: 'Zanzibari pilau', countryOfOrigin: 'Zanzibar' })
  await put(
    author.token,
    id,
    aRecipe({ title: 'Nyama choma', countryOfOrigin: 'Arusha', prepTime: '10 min' }),
  )
  const idsOf = async (query: string) =>
    (await call('GET', `/api/recipes?${query}`)).body.map((recipe: { id: number }) => recipe.id)
  assert.deepEqual(await idsOf('q=zanzibari'), [])
  assert.deepEqual(await idsOf('country=Zanzibar'), [])
  assert.deepEqual(await idsOf('q=choma'), [id])
  assert.deepEqual(await idsOf('country=arusha&maxPrepTime=10'), [id])
  const { body } = await call('GET', '/api/recipes/facets')
  const countries = body.countries.map(({ value }: { value: string }) => value)
  assert.ok(countries.includes('Arusha') && !countries.includes('Zanzibar'))
})

test('editing another member’s recipe gets 403 and changes nothing', { tags: ['6-owner-only'] }, async () => {
  const [author, other] = [await aMember(site), await aMember(site)]
  const id = await publishRecipe(site, author)
  const before = await read(author.token, id)
  const { status, body } = await put(other.token, id, aRecipe({ title: 'Stolen', rating: 1 }))
  assert.deepEqual([status, body.code], [403, 'forbidden'])
  assert.deepEqual(await read(author.token, id), before)
})

test('an edit is refused by field like a new recipe, and a missing recipe gets 404', async () => {
  const author = await aMember(site)
  const id = await publishRecipe(site, author)
  const before = await read(author.token, id)
  for (const [field, value] of [
    ['title', ' '],
    ['ingredients', ''],
    ['servings', 0],
    ['url', 'nowhere'],
    ['rating', 6],
  ]) {
    const { status, body } = await put(author.token, id, aRecipe({ [String(field)]: value }))
    assert.deepEqual([status, Object.keys(body.fields)], [400, [field]])
  }
  for (const body of [{}, [], 'null', { title: 'Only a title' }, { rating: 4, title: 'Two keys' }]) {
    assert.equal((await put(author.token, id, body)).status, 400)
  }
  assert.deepEqual(await read(author.token, id), before)
  assert.equal((await put(author.token, 999_999, aRecipe())).status, 404)
})

test('an edit that sends back the shown mean does not change the author’s rating', async () => {
  const [author, reader] = [await aMember(site), await aMember(site)]
  const id = await publishRecipe(site, author, { rating: 5 })
  await put(reader.token, id, { rating: 2 })
  const shown = (await read(author.token, id)).rating
  assert.equal(shown, 3.5)
  const { body } = await put(author.token, id, aRecipe({ rating: shown, title: 'Renamed' }))
  assert.deepEqual([body.title, body.rating, body.ratingCount, body.myRating], ['Renamed', 3.5, 2, 5])
})

test('an edit with another rating sets the author’s own rating, 0 removes it, and no rating leaves it', async () => {
  const [author, reader] = [await aMember(site), await aMember(site)]
  const id = await publishRecipe(site, author, { rating: 5 })
  await put(reader.token, id, { rating: 2 })
  const changed = (await put(author.token, id, aRecipe({ rating: '3' }))).body
  assert.deepEqual([changed.rating, changed.ratingCount, changed.myRating], [2.5, 2, 3])
  const unrated = (await put(author.token, id, aRecipe({ rating: undefined }))).body
  assert.deepEqual([unrated.rating, unrated.ratingCount, unrated.myRating], [2.5, 2, 3])
  const withdrawn = (await put(author.token, id, aRecipe({ rating: 0 }))).body
  assert.deepEqual([withdrawn.rating, withdrawn.ratingCount, withdrawn.myRating], [2, 1, 0])
})

test('read-only fields of an edit are ignored, so a client may send back everything it received', async () => {
  const [author, reader] = [await aMember(site), await aMember(site)]
  const id = await publishRecipe(site, author)
  await call('POST', `/api/recipes/${id}/comment`, { token: reader.token, body: { content: 'Tamu' } })
  const whole = await read(author.token, id)
  const { status } = await put(author.token, id, {
    ...whole,
    id: 1,
    author: { id: reader.id },
    comments: [],
    title: 'Same',
  })
  assert.equal(status, 200)
  const after = await read(author.token, id)
  assert.deepEqual(
    [after.id, after.author.id, after.comments.length, after.title],
    [id, author.id, 1, 'Same'],
  )
})

test('a blank chef’s name becomes the member’s own name', async () => {
  const author = await aMember(site, 'Wambui')
  const id = await publishRecipe(site, author)
  assert.equal((await put(author.token, id, aRecipe({ chefName: ' ' }))).body.chefName, 'Wambui')
})

test('blank lines and headings in ingredients and instructions are kept, and are not ingredients', {
  tags: ['3-recipe-ingredients'],
}, async () => {
  const author = await aMember(site)
  const ingredients = '2 cups matobolwa\n\nSauce:\n\n\n4 tomatoes'
  const instructions = 'Boil it.\n\nServe it.'
  const id = await publishRecipe(site, author, { ingredients, instructions })
  const published = await read(author.token, id)
  assert.deepEqual([published.ingredients, published.instructions], [ingredients, instructions])
  const { body } = await put(
    author.token,
    id,
    aRecipe({ ingredients: ingredients.split('\n'), instructions: instructions.split('\n') }),
  )
  assert.deepEqual([body.ingredients, body.instructions], [ingredients, instructions])
  const { body: found } = await call('GET', '/api/recipes?q=matobolwa')
  assert.deepEqual([found.length, found[0].ingredients], [1, ingredients])
  const { body: suggested } = await call('GET', '/api/recipes/suggestions?q=matobol')
  assert.deepEqual(suggested.ingredients, ['matobolwa'])
})

test('an edit may leave any field blank except title, ingredients and instructions', {
  tags: ['7-put-recipe'],
}, async () => {
  const author = await aMember(site, 'Wambui')
  const blank = Object.fromEntries(
    ['url', 'moreInfoUrl', 'image', 'chefImage', 'prepTime', 'countryOfOrigin', 'dietType'].map(name => [
      name,
      '',
    ]),
  )
  const id = await publishRecipe(site, author, { ...blank, servings: null })
  const { comments, ...whole } = await read(author.token, id)
  const { status, body } = await put(author.token, id, { ...whole, ...blank, title: 'Irio' })
  assert.equal(status, 200)
  assert.deepEqual(
    [body.title, body.url, body.moreInfoUrl, body.servings, body.prepTime],
    ['Irio', `${site.url}/recipes/${id}`, '', null, ''],
  )
})
