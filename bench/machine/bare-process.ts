// The barest handler: node:http, and one hand-written statement through `pg` for each response, sent as JSON.
import { createServer } from 'node:http'
import { Pool } from 'pg'

/** By path. `$1` and the following parameters are the values of the URL's query, in order. */
export type BareAnswers = Record<string, { sql: string; isOne?: boolean }>
export type BareRequest = { url: string; answers: BareAnswers }

process.on('message', ({ url, answers }: BareRequest) => {
  const pool = new Pool({ connectionString: url, max: 16 })
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const answer = answers[pathname]
    if (!answer) return response.writeHead(404).end()
    const { rows } = await pool.query(answer.sql, [...searchParams.values()])
    const body = JSON.stringify(answer.isOne ? rows[0] : rows)
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    })
    response.end(body)
  })
  server.keepAliveTimeout = 72_000
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.(typeof address === 'object' ? address?.port : 0)
  })
})
