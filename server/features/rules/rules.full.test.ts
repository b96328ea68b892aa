import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anAdmin } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite({ LIMITS: 'maxRuleTexts=3' })
const { call } = site
const { token } = await anAdmin(site)

const readText = async () => (await call('GET', '/api/admin/rules', { token })).body
const publish = (body: unknown) => call('PUT', '/api/admin/rules', { token, body })

test('when administrators publish at once, one succeeds, the others are told, and nothing is lost', async () => {
  const { revision } = await readText()
  const texts = ['One', 'Two', 'Three', 'Four'].map(name => `1. ${name}\nWords.`)
  const replies = await Promise.all(texts.map(text => publish({ text, gravity: [1], basedOn: revision })))
  const statuses = replies.map(({ status }) => status)
  assert.deepEqual(statuses.toSorted(), [200, 409, 409, 409])
  assert.equal(replies.find(({ status }) => status === 409)?.body.code, 'conflict')
  const winner = texts[statuses.indexOf(200)]
  assert.equal((await readText()).text, winner)
  assert.equal((await publish({ text: texts[0], gravity: [1], basedOn: revision })).status, 409)
})
