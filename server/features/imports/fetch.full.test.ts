import assert from 'node:assert/strict'
import { test } from 'node:test'
import { html, intranet, manyFetches, openOtherSite, recipePage } from '#tests/support/other-site.ts'
import { aMember, type Member } from '#tests/support/people.ts'
import { aRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const doesNotAnswer = 'That page is not answering.'

const site = await openSite({ ...intranet, LIMITS: manyFetches })
const member = await aMember(site)
const fetchPage = (url: string, by: Member = member) =>
  site.call('POST', '/api/imports/fetch', { token: by.token, body: { url } })

test('slow servers are given up, and do not delay members’ writes', async () => {
  const other = await openOtherSite({
    '/headers': () => undefined,
    '/drops': (_, response) => {
      response.writeHead(200, html)
      const drops = setInterval(() => response.write('<p>'), 50)
      response.once('close', () => clearInterval(drops))
    },
  })
  const members = await Promise.all(Array.from({ length: 12 }, () => aMember(site)))
  const asked = Promise.all(
    members.map((one, n) => fetchPage(other.url + (n % 2 ? '/headers' : '/drops'), one)),
  )
  let isOver = false
  void asked.then(() => {
    isOver = true
  })
  await waitFor(async () =>
    other.paths().filter(path => path !== '/robots.txt').length >= 12 ? true : undefined,
  )
  const written = await site.call('POST', '/api/recipes', { token: member.token, body: aRecipe() })
  assert.deepEqual([written.status, isOver], [201, false])
  for (const { body } of await asked)
    assert.deepEqual([body.code, body.message], ['page_unreachable', doesNotAnswer])
})

test('places are shared among members: a member with many requests is told to wait, and others are served', async () => {
  const plain = await openSite(intranet)
  const other = await openOtherSite({ '/slow': () => undefined, '/ugali': recipePage })
  const [crowd, one] = [await aMember(plain), await aMember(plain)]
  const read = (path: string, { token }: Member) =>
    plain.call('POST', '/api/imports/fetch', { token, body: { url: other.url + path } })
  const sent = Array.from({ length: 6 }, () => read('/slow', crowd))
  assert.equal((await read('/ugali', one)).status, 200)
  const codes = (await Promise.all(sent)).map(({ body }) => body.code)
  assert.ok(codes.filter(code => code === 'unavailable').length >= 3, String(codes))
})
