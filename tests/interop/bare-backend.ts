import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { bareCalls } from './bare-calls.ts'
import { drawPicture } from './bare-recipes.ts'
import { emptyBareState } from './bare-state.ts'

export type BareBackend = { url: string; stop: () => Promise<void> }

type Reply = { status: number; body?: unknown }

/** Starts a backend that implements section 7 of the specification and nothing more, with CORS open to every origin. */
export async function startBareBackend(port = 0): Promise<BareBackend> {
  const server = createServer()
  await new Promise<void>(listening => server.listen(port, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const state = emptyBareState(url)
  server.on('request', async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', url)
    setCorsHeaders(request, response)
    if (request.method === 'OPTIONS') return response.writeHead(204).end()
    const picture = /^\/pictures\/(\d+)\.svg$/.exec(pathname)
    if (picture)
      return response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(drawPicture(Number(picture[1])))
    const body = parseJson(await buffer(request))
    const token = request.headers.authorization?.replace(/^Bearer /, '')
    const reply = respond({ state, method: request.method ?? 'GET', pathname, searchParams, body, token })
    response.writeHead(reply.status, { 'content-type': 'application/json' })
    response.end(reply.body === undefined ? undefined : JSON.stringify(reply.body))
  })
  return { url, stop: () => stop(server) }
}

type BareRequest = Parameters<(typeof bareCalls)[number]['respond']>[0] & { method: string; pathname: string }

function respond({ method, pathname, ...request }: Omit<BareRequest, 'id'>): Reply {
  for (const call of bareCalls) {
    const match = call.method === method ? call.path.exec(pathname) : null
    if (!match) continue
    if (call.requiredToken && request.token !== call.requiredToken)
      return { status: 401, body: { message: 'No' } }
    return call.respond({ ...request, id: decodeURIComponent(match[1] ?? '') })
  }
  return { status: 404, body: { message: 'Nothing here' } }
}

function setCorsHeaders(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers
  if (!origin) return
  response.setHeader('access-control-allow-origin', origin)
  response.setHeader('access-control-allow-credentials', 'true')
  response.setHeader('access-control-allow-headers', 'authorization, content-type')
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE')
}

/** Parses a body, or returns an empty one for an upload, which is not JSON. An upload's content does not matter here. */
function parseJson(bytes: Buffer): Record<string, unknown> {
  try {
    return JSON.parse(bytes.toString()) as Record<string, unknown>
  } catch {
    return {}
  }
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise(done => server.close(() => done()))
}
