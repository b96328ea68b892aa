import assert from 'node:assert/strict'
import { test } from 'node:test'
import { maxPageLength, maxReadRecipes } from '#contract/limits.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { aMember, type Member } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'

// The long deadline keeps waiting times from influencing these tests.
const site = await openSite({ LIMITS: 'readDeadlineMs=20_000' })
const { call } = site
const member = await aMember(site, 'Wanjiru')

const url = 'https://jikoni.example/maandazi'
const send = (html: string, by: Member = member) =>
  call('POST', '/api/imports/read', { token: by.token, body: { url, html } })
const jsonLd = (...recipes: object[]) =>
  `<html lang="en-KE"><title>Jikoni</title>${recipes
    .map(recipe => `<script type="application/ld+json">${JSON.stringify(recipe)}</script>`)
    .join('')}`
const mandazi = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Mandazi',
  recipeIngredient: ['3 cups flour', '½ cup sugar'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Knead.' },
    { '@type': 'HowToStep', text: 'Fry.' },
  ],
  recipeYield: '24 pieces',
  prepTime: 'PT20M',
  cookTime: 'PT1H',
  image: '/photos/mandazi.jpg',
  author: { '@type': 'Person', name: 'Akinyi' },
}

test('a page with a recipe is read into its fields', async () => {
  const { status, body } = await send(jsonLd(mandazi))
  assert.equal(status, 200)
  assert.deepEqual(body, {
    recipes: [
      {
        title: 'Mandazi',
        description: null,
        ingredients: ['3 cups flour', '½ cup sugar'],
        ingredientGroups: [],
        instructions: ['Knead.', 'Fry.'],
        servings: 24,
        yield: '24 pieces',
        totalMinutes: 80,
        prepMinutes: 20,
        time: null,
        cookMinutes: 60,
        image: 'https://jikoni.example/photos/mandazi.jpg',
        author: 'Akinyi',
        language: 'en',
        sourceUrl: url,
      },
    ],
    warnings: [],
    lines: [],
  })
})

test('a page without a recipe returns none, with the reason', async () => {
  const { status, body } = await send('<h1>Our opening hours</h1><p>From nine to five.</p>')
  assert.equal(status, 200)
  assert.deepEqual(body.recipes, [])
  assert.equal(body.warnings[0], 'We cannot see a recipe on that page.')
  assert.match(body.warnings[1], /^It has no recipe data/)
})

test('a page that is made by scripts says that it needs a browser, and that its text can be pasted', async () => {
  const { body } = await send(
    '<title>Jikoni</title><div id="app"></div><noscript>Turn on JavaScript.</noscript><script src="/app.js"></script>',
  )
  assert.deepEqual(body.recipes, [])
  assert.match(body.warnings[1], /only be seen in a browser.*paste its text/)
})

test('a page is required, and its size is limited', async () => {
  for (const html of ['', 'x'.repeat(maxPageLength + 1)]) {
    const { status, body } = await send(html)
    assert.deepEqual([status, body.code, Object.keys(body.fields)], [400, 'invalid_request', ['html']])
  }
  const { status, body } = await send('x'.repeat(11_000_000))
  assert.deepEqual([status, body.code], [413, 'payload_too_large'])
})

test('a page’s values are cut to what a recipe here can have, and the response says so', async () => {
  const long = {
    ...mandazi,
    name: 'Mandazi '.repeat(100),
    recipeIngredient: Array.from({ length: 5_000 }, (_, n) => `${n} cups of flour`),
    recipeInstructions: 'Knead and fry. '.repeat(100_000),
  }
  const others = Array.from({ length: 30 }, (_, n) => ({
    ...mandazi,
    name: `Bread ${n}`,
    recipeIngredient: [`${n} cups of flour ${n}`, `${n} eggs`],
  }))
  const { status, body, text } = await send(jsonLd(long, ...others))
  assert.equal(status, 200)
  assert.equal(body.recipes.length, maxReadRecipes)
  assert.ok(text.length < 200_000, `${text.length}`)
  assert.equal(body.recipes[0].title.length, 200)
  assert.equal(body.recipes[0].ingredients.length, 400)
  assert.equal(body.warnings.length, 2)
})

const hostile: Record<string, string> = {
  'nested tags': '<div>'.repeat(maxPageLength / 5),
  'nested formatting': '<b><i><a><font>'.repeat(300_000),
  'a million attributes': `<p ${Array.from({ length: 600_000 }, (_, n) => `a${n}`).join(' ')}>`,
  'deep JSON': `<script type="application/ld+json">${'[{"a":'.repeat(700_000)}</script>`,
  'unclosed strings': `<script type="application/ld+json">{"@type":"Recipe","name":"${'"a '.repeat(1_500_000)}</script>`,
  'bait for patterns': jsonLd({
    ...mandazi,
    recipeInstructions: '<'.repeat(700_000),
    recipeYield: '1 '.repeat(400_000),
    totalTime: `P${'1'.repeat(700_000)}`,
    recipeIngredient: `${' '.repeat(1_000_000)}x`,
  }),
}

for (const [name, html] of Object.entries(hostile)) {
  test(`a hostile page affects only its sender: ${name}`, { tags: ['import-hostile'] }, async () => {
    const { status, body } = await send(html)
    assert.ok(status === 200 || body.code === 'unreadable_page', `${status} ${body.code}`)
    const after = await send(jsonLd(mandazi))
    assert.deepEqual([after.status, after.body.recipes[0].title], [200, 'Mandazi'])
  })
}

test('a member has a limited share of the places, so another member is served', async () => {
  const crowd = await aMember(site, 'Brian')
  const slow = hostile['nested tags'] ?? ''
  const places = defaultLimits.places.pages.perMember
  const sent = Array.from({ length: places + 3 }, () => send(slow, crowd))
  const other = await send(jsonLd(mandazi))
  assert.equal(other.status, 200, other.text)
  const codes = (await Promise.all(sent)).map(({ body }) => body.code)
  assert.ok(codes.filter(code => code === 'unavailable').length >= 3, String(codes))
  assert.equal((await send(jsonLd(mandazi), crowd)).status, 200)
})

test('reading a page ends when its time is over, and the next page is read', async () => {
  const impatient = await openSite({ LIMITS: 'pageReading.maxMs=1_000 pageReading.maxMemoryMb=1_000' })
  const author = await aMember(impatient, 'Otieno')
  const read = (html: string) =>
    impatient.call('POST', '/api/imports/read', { token: author.token, body: { url, html } })
  const { status, body } = await read('<p>x<b>'.repeat(300_000))
  assert.deepEqual([status, body.code], [400, 'unreadable_page'])
  assert.equal((await read(jsonLd(mandazi))).body.recipes[0].title, 'Mandazi')
})
