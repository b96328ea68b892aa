// The baseline for HTTP: node:http, which sends the same bytes and does nothing else.
import { createServer } from 'node:http'

export type Raw = { body: string; headers: Record<string, string> }

process.on('message', ({ body, headers }: Raw) => {
  const bytes = Buffer.from(body, 'base64')
  const server = createServer((_, response) => {
    response.writeHead(200, { ...headers, 'content-length': bytes.length })
    response.end(bytes)
  })
  server.keepAliveTimeout = 72_000
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.(typeof address === 'object' ? address?.port : 0)
  })
})
