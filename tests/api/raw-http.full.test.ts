import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { openSite, openUnthrottled } from '#tests/support/site.ts'
import { openConnection } from '#tests/support/socket.ts'
import { framingCases } from './raw-http.cases.ts'
import { strictProblem } from './response-shape.ts'

const site = await openUnthrottled(await openSite())

for (const { name, bytes, answers = 1, statuses } of framingCases) {
  test(`Z5: ${name}`, async () => {
    const connection = await openConnection(site.url)
    connection.send(Buffer.from(bytes, 'latin1'))
    connection.socket.end() // end of input: the server responds or closes
    await connection.closed
    const found = parseResponses(connection.received())
    assert.ok(found.length <= answers, `one answer each: ${connection.received()}`)
    for (const { status, body } of found) {
      if (statuses) assert.ok(statuses.includes(status), `${status} ${body}`)
      assert.ok(status < 500, body)
      // Node itself sends two refusals without a body: for a missing Host, and for an unknown expectation.
      if (status >= 400 && body !== '') strictProblem.parse(JSON.parse(body))
    }
    if (statuses && !statuses.includes(0)) assert.equal(found.length, answers, 'it is answered')
    const { status, body } = await site.call('GET', '/api/auth/check-auth')
    assert.deepEqual([status, body], [200, { isAuthenticated: false }], 'the next one is served as ever')
  })
}

describe('Z5: slow requests', { concurrency: true }, () => {
  const slow: [name: string, bytes: string][] = [
    ['headers that never end', 'GET /api/recipes HTTP/1.1\r\nhost: x\r\n'],
    [
      'a body that never comes',
      'POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"a"',
    ],
    [
      'chunks that never end',
      'POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n1\r\n{\r\n',
    ],
  ]
  for (const [name, bytes] of slow) {
    test(`${name}: cut off with 408`, { timeout: 60_000 }, async () => {
      const connection = await openConnection(site.url)
      connection.send(bytes)
      await connection.closed
      const [answer] = parseResponses(connection.received())
      assert.equal(answer?.status, 408, connection.received())
      assert.equal(strictProblem.parse(JSON.parse(answer.body)).code, 'request_timeout')
    })
  }
})

/** Returns the responses in order, each with its body by its Content-Length. */
function parseResponses(text: string): { status: number; body: string }[] {
  const responses: { status: number; body: string }[] = []
  let rest = text
  for (;;) {
    const head = /^HTTP\/1\.1 (\d{3}) [^\r]*\r\n[\s\S]*?\r\n\r\n/.exec(rest)
    if (!head) {
      assert.equal(rest, '', 'nothing but answers comes back')
      return responses
    }
    const status = Number(head[1])
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head[0])?.[1] ?? 0)
    rest = rest.slice(head[0].length)
    if (status >= 200) responses.push({ status, body: rest.slice(0, length) })
    rest = rest.slice(length).replace(/^0\r\n\r\n/, '') // an empty chunked body
  }
}
