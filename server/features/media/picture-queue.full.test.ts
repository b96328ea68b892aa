import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { aMember, password } from '#tests/support/people.ts'
import { decompressionBomb, formWithFile, solidImage } from '#tests/support/pictures.ts'
import { openSite } from '#tests/support/site.ts'

const { pictureQueue } = defaultLimits

const site = await openSite({ TRUST_PROXY: '127.0.0.1' })
/** 50 million pixels, just below the limit. */
const bomb = decompressionBomb(7_100)
const from = (address: string) => ({ 'x-forwarded-for': address })

test('U1: with 24 pictures at the size limit from one member, few are processed, and others’ pictures and logins come first', async () => {
  const [attacker, cook] = [await aMember(site), await aMember(site)]
  const order: string[] = []
  const upload = async (name: string, { token }: typeof cook, bytes: Buffer, address: string) => {
    const body = formWithFile('image', bytes, 'a.png', 'image/png')
    const reply = await site.call('POST', '/api/images', { token, body, headers: from(address) })
    order.push(`${name} ${reply.status}`)
    return reply
  }
  const bombs = Array.from({ length: 24 }, () => upload('bomb', attacker, bomb, '198.51.100.1'))
  await Promise.any(bombs.map(async reply => assert.equal((await reply).status, 503)))
  const honest = [
    upload('photo', cook, await solidImage().png().toBuffer(), '198.51.100.2'),
    site
      .call('POST', '/api/auth/login', {
        body: { email: cook.email, password },
        headers: from('198.51.100.2'),
      })
      .then(({ status }) => order.push(`login ${status}`)),
  ]
  await Promise.all(honest)
  const replies = await Promise.all(bombs)
  const refused = replies.filter(({ status }) => status === 503)
  for (const { body, headers } of refused) {
    assert.equal(body.code, 'unavailable')
    assert.ok(Number(headers.get('retry-after')) >= 1)
  }
  const worked = replies.filter(({ status }) => status === 201).length
  const places = pictureQueue.running + pictureQueue.waitingPerMember
  assert.ok(worked >= 1 && worked <= places * 2, `${worked} were worked on`)
  assert.equal(worked + refused.length, 24)
  assert.ok(order.includes('login 200') && order.includes('photo 201'), order.join())
  const isBefore = (name: string) => order.indexOf(name) < order.lastIndexOf('bomb 201')
  assert.ok(isBefore('login 200') && isBefore('photo 201'), order.join())
})
