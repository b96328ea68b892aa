import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keepDraft } from '#tests/support/drafts.ts'
import { aMember, type Member } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'

const maxUnusedPictures = 2
const site = await openSite({ LIMITS: `maxUnusedPictures=${maxUnusedPictures}` })
const { call } = site

const read = (id: number, { token }: Member) => call('GET', `/api/drafts/${id}`, { token })
const change = (id: number, { token }: Member, body: object) =>
  call('PUT', `/api/drafts/${id}`, { token, body })

test('when several changes are sent at once, one is kept', async () => {
  const author = await aMember(site)
  const id = await keepDraft(site, author)
  const sent = await Promise.all(
    Array.from({ length: 6 }, (_, n) => change(id, author, { title: `Pilau ${n}`, revision: 1 })),
  )
  assert.deepEqual(sent.map(({ status }) => status).toSorted(), [200, 409, 409, 409, 409, 409])
  const kept = sent.findIndex(({ status }) => status === 200)
  assert.equal((await read(id, author)).body.title, `Pilau ${kept}`)
})
