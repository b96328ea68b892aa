// The baseline for HTTP: node:http that sends the same bytes, or 304 to who has them, and does nothing else.
import { createServer } from 'node:http'

export type Raw = { body: string; headers: Record<string, string> }

process.on('message', ({ body, headers }: Raw) => {
  const bytes = Buffer.from(body, 'base64')
  const { 'content-length': _, ...unchangedHeaders } = headers
  const server = createServer((request, response) => {
    const isUnchanged = request.headers['if-none-match'] !== undefined
    response.writeHead(
      isUnchanged ? 304 : 200,
      isUnchanged ? unchangedHeaders : { ...headers, 'content-length': bytes.length },
    )
    response.end(isUnchanged ? undefined : bytes)
  })
  server.keepAliveTimeout = 72_000
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.(typeof address === 'object' ? address?.port : 0)
  })
})
