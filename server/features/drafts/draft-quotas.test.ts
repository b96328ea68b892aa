import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keepDraft } from '#tests/support/drafts.ts'
import { aMember } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite({
  LIMITS: 'maxDraftsPerMember=8 maxDraftTextBytesPerMember=1_000_000',
})
const { call } = site

const long = 'x'.repeat(5_000)
/** Fifty kilobytes of text. */
const large = { instructions: `${`${long}\n`.repeat(9)}${'x'.repeat(4_991)}` }

test('drafts are limited by number and by text; a member at the limit is told, and can still open their drafts', async () => {
  const author = await aMember(site)
  const { token } = author
  const create = (body: object) => call('POST', '/api/drafts', { token, body })
  const ids: number[] = []
  for (let n = 0; n < 8; n += 1) ids.push(await keepDraft(site, author, { instructions: 'Mix.' }))
  const tooMany = await create({ title: 'One more' })
  assert.deepEqual([tooMany.status, tooMany.body.code], [409, 'limit_reached'])
  assert.match(tooMany.body.message, /^You have 8 drafts/)
  // As if a draft had been stored under a higher limit.
  await site.db
    .updateTable('drafts')
    .set({ source_instructions: 'x'.repeat(1_000_000) })
    .where('id', '=', ids[0] ?? 0)
    .execute()
  const change = (id: number | undefined, body: object) =>
    call('PUT', `/api/drafts/${id}`, { token, body: { revision: 1, ...body } })
  const grown = await change(ids[1], large)
  assert.deepEqual([grown.status, grown.body.code], [409, 'limit_reached'])
  assert.match(grown.body.message, /^Your drafts hold 1 MB of text/)
  assert.equal((await change(ids[1], { title: 'Shorter', instructions: 'Mix' })).status, 200)
  assert.equal((await call('GET', '/api/drafts', { token })).body.drafts.length, 8)
  assert.equal((await call('DELETE', `/api/drafts/${ids[0]}`, { token })).status, 204)
  assert.equal((await change(ids[2], large)).status, 200)
  assert.equal((await create({ title: 'One more' })).status, 201)
})
