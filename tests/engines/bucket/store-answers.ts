import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after } from 'node:test'

/** What a store answers instead of doing what it is asked. The code is S3's. */
export type Answer = { status: number; code: string }

const xmlOf = ({ code }: Answer) =>
  `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>by a test</Message></Error>`

/** Opens a proxy before a store, which passes requests on or answers them itself. It counts all requests. */
export async function openStoreAnswers(port: number) {
  let answer: ((call: IncomingMessage) => Answer | undefined) | undefined
  let calls = 0
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method, url: path, headers } = incoming
    const upstream = request({ host: '127.0.0.1', port, method, path, headers }, reply => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(outgoing)
    })
    upstream.on('error', () => outgoing.destroy())
    incoming.pipe(upstream)
  }
  const server = createServer((incoming, outgoing) => {
    calls += 1
    const given = answer?.(incoming)
    if (!given) return pass(incoming, outgoing)
    incoming.resume().on('end', () => {
      outgoing.writeHead(given.status, { 'content-type': 'application/xml' })
      outgoing.end(incoming.method === 'HEAD' ? undefined : xmlOf(given))
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: () => calls,
    set(next: typeof answer) {
      answer = next
    },
  }
}
