import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as limits from '#contract/limits.ts'
import { aMember } from '#tests/support/people.ts'
import { aRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const { call } = site

const create = (token: string, body: unknown) => call('POST', '/api/recipes', { token, body })

test('each blank, too long or invalid field is named, and nothing is published', async () => {
  const { token } = await aMember(site)
  const wrong: [string, unknown][] = [
    ['title', undefined],
    ['title', ' \n\t '],
    ['title', 'x'.repeat(limits.maxTitleLength + 1)],
    ['title', 'nul\u0000'],
    ['title', 'lone \ud800 surrogate'],
    ['title', 7],
    ['ingredients', ''],
    ['ingredients', []],
    ['ingredients', ['flour', 7]],
    ['ingredients', 'x'.repeat(limits.maxIngredientsLength + 1)],
    ['instructions', null],
    ['instructions', ['  ', '']],
    ['rating', 5.1],
    ['rating', -0.1],
    ['rating', 4.55],
    ['rating', 'five'],
    ['rating', 'NaN'],
    ['servings', 0],
    ['servings', 0.5],
    ['servings', limits.maxServings + 1],
    ['servings', 'Infinity'],
    ['prepTime', ['1 hour']],
    ['prepTime', 'x'.repeat(limits.maxPrepTimeLength + 1)],
    ['dietType', {}],
    ['image', 'javascript:alert(1)'],
    ['image', 'data:image/png;base64,AAAA'],
    ['chefImage', '//example.org/a.png'],
    ['url', 'ftp://example.org/'],
    ['url', '/recipes/1'],
    ['url', 'https://user:secret@example.org/'],
    ['moreInfoUrl', 'https://'],
    ['moreInfoUrl', 'http://exa mple.org/'],
    ['moreInfoUrl', `https://example.org/${'x'.repeat(limits.maxUrlLength)}`],
  ]
  for (const [field, value] of wrong) {
    const { status, body } = await create(token, aRecipe({ [field]: value }))
    assert.deepEqual([status, body.code], [400, 'invalid_request'], `${field} ${String(value).slice(0, 40)}`)
    assert.deepEqual(Object.keys(body.fields), [field])
    assert.equal(body.message, body.fields[field])
  }
  assert.deepEqual((await call('GET', '/api/recipes/user', { token })).body, [])
})

test('a body that is too large gets 413, another content type 415, broken JSON 400', async () => {
  const { token } = await aMember(site)
  const large = await create(token, aRecipe({ title: 'x'.repeat(600_000) }))
  assert.deepEqual([large.status, large.body.code], [413, 'payload_too_large'])
  const typed = await call('POST', '/api/recipes', {
    token,
    body: 'title=a',
    headers: { 'content-type': 'text/plain' },
  })
  assert.deepEqual([typed.status, typed.body.code], [415, 'unsupported_media_type'])
  for (const broken of ['{"title":', '[]', 'null', '"Githeri"', '']) {
    const { status, body } = await create(token, broken)
    assert.deepEqual([broken, status, body.code], [broken, 400, 'invalid_request'])
  }
})

test('a missing recipe gets 404, and so does an invalid id', async () => {
  const author = await aMember(site)
  for (const id of ['999999', '0', '-1', '1.5', 'abc', '1e3', '99999999999999999999', '%00', 'undefined']) {
    const { status, body } = await call('GET', `/api/recipes/${id}`, { token: author.token })
    assert.deepEqual([id, status, body.code], [id, 404, 'not_found'])
  }
})
