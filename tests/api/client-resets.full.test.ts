import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { openSite } from '#tests/support/site.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const { logLines } = defaultLimits

const site = await openSite({ LOG_LEVEL: 'info' })
const port = Number(new URL(site.url).port)

const json = 'host: x\r\ncontent-type: application/json\r\n'
const requests: Record<string, string> = {
  'a list': 'GET /api/recipes?limit=100 HTTP/1.1\r\nhost: x\r\n\r\n',
  'an account without a token': 'GET /api/users/current HTTP/1.1\r\nhost: x\r\n\r\n',
  'a login whose body breaks off': `POST /api/auth/login HTTP/1.1\r\n${json}content-length: 500\r\n\r\n{"email":`,
  'a chunked body that breaks off': `POST /api/contact HTTP/1.1\r\n${json}transfer-encoding: chunked\r\n\r\n5\r\n{"ema`,
  'half a header': 'GET /api/recipes HTTP/1.1\r\nhost:',
}

/** Sends the bytes and resets the connection, at once or after a moment. */
const sendAndReset = (bytes: string, ms: number) =>
  new Promise<void>(resolve => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.once('close', () => resolve())
    socket.once('connect', () => {
      socket.write(bytes)
      setTimeout(() => socket.resetAndDestroy(), ms)
    })
  })

test('L4: a client that resets its connection is not logged as an error of the server, whatever it was sending', async () => {
  for (const bytes of Object.values(requests))
    for (const ms of [0, 0, 0, 1, 5, 20])
      await Promise.all(Array.from({ length: 20 }, () => sendAndReset(bytes, ms)))
  await sleep(200)
  assert.equal((await site.call('GET', '/livez')).status, 200)
  await waitFor(
    async () => site.logLines.find(line => line.includes('/livez')),
    'the line of a later request',
  )
  const lines = site.logLines.map(line => JSON.parse(line))
  assert.deepEqual(
    lines.filter(({ level, status }) => level >= 40 || status >= 500),
    [],
  )
})

test('L4: the log leaves out refusals beyond a certain number', async () => {
  const before = site.logLines.length
  const calls = logLines.lines * 3
  for (let burst = 0; burst < calls / 50; burst += 1)
    await Promise.all(Array.from({ length: 50 }, () => site.call('GET', '/api/nothing')))
  const written = site.logLines.slice(before).filter(line => line.includes('"status":404'))
  // A second period may have begun.
  assert.ok(
    written.length >= logLines.lines && written.length <= logLines.lines * 2 + 1,
    String(written.length),
  )
})
