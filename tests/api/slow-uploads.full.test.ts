import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { multipart } from '#tests/support/call.ts'
import { aMember } from '#tests/support/people.ts'
import { solidImage } from '#tests/support/pictures.ts'
import { openSite } from '#tests/support/site.ts'
import { beginPost } from '#tests/support/socket.ts'

const site = await openSite()

/** Sends a photo of this size in pieces at this rate. Returns the status line, or '' if the connection was cut off. */
async function uploadSlowly(size: number, bytesPerSecond: number): Promise<string> {
  const { token } = await aMember(site)
  const jpeg = await solidImage().jpeg().toBuffer()
  const { body, type } = multipart('image', Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)]))
  const connection = await beginPost(site, { path: '/api/images', token, type, length: body.length })
  const step = Math.ceil(bytesPerSecond / 4)
  for (
    let sent = 0;
    sent < body.length && !connection.received() && !connection.socket.closed;
    sent += step
  ) {
    connection.send(body.subarray(sent, sent + step))
    await sleep(250)
  }
  await connection.waitForText('\r\n')
  connection.socket.destroy()
  return connection.received().split('\r\n')[0] ?? ''
}

test('the minimum rate of a body has its default', () => {
  assert.deepEqual(defaultLimits.bodyRate, { minBytesPerSecond: 16_000, graceSeconds: 10 })
})

// Comes before the tests that last longer than the grace period. Cutting off an injected request, which has no connection, would
// end the process and this file.
test('a request that the server injects to render a page is not treated as a slow body', async () => {
  const reply = await site.app.inject({ method: 'GET', url: '/api/recipes', remoteAddress: '::' })
  assert.equal(reply.statusCode, 200)
})

test('a photo of 2.7 MB on a line of 220 kB a second arrives; one that trickles is 408', async () => {
  const [honest, trickling] = await Promise.all([
    uploadSlowly(2_700_000, 220_000),
    uploadSlowly(2_700_000, 4_000),
  ])
  assert.equal(honest, 'HTTP/1.1 201 Created')
  assert.equal(trickling, 'HTTP/1.1 408 Request Timeout')
})

test('other writes are served while slow uploads occupy as many places as there are for writes', async () => {
  const slow = Array.from({ length: 12 }, () => uploadSlowly(400_000, 40_000))
  await sleep(1_500)
  const { token } = await aMember(site)
  const quick = await site.call('POST', '/api/recipes/1/bookmark', { token })
  assert.equal(quick.status, 404)
  for (const line of await Promise.all(slow)) assert.doesNotMatch(line, /408/)
})
