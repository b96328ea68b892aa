import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aMember } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'

test('a page that ends its reader uses up much of its sender’s rate', async () => {
  const site = await openSite({ LIMITS: 'pageReading.maxMs=100 throttles.readPage.perUser=21/3600' })
  const { token } = await aMember(site)
  const read = (html: string) => site.call('POST', '/api/imports/read', { token, body: { html } })
  const costly = await read('<p>x<b>'.repeat(300_000))
  assert.deepEqual([costly.status, costly.body.code], [400, 'unreadable_page'])
  // Whether the page could be read in time does not matter here.
  assert.notEqual((await read('<h1>Mandazi</h1>')).status, 429)
  assert.equal((await read('<h1>Mandazi</h1>')).status, 429)
})
