import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { isForwarded } from './client-address.ts'
import type { EncodedResponse } from './encoded-response.ts'
import { negotiateEncoding } from './negotiate-encoding.ts'
import type { ResponseCache } from './response-cache.ts'
import type { Throttler } from './throttle.ts'

type FastPathOptions = { responseCache: ResponseCache; throttler: Throttler; isBehindProxy: boolean }

/** Notifies the log and the metrics of a response that bypassed Fastify: always a GET with status 200. */
export type CachedResponseListener = (route: string, ms: number) => void
export const cachedResponseSent = 'cachedResponseSent'

/**
 * Sends anonymous visitors a cached response without Fastify: the bytes and headers with which it was first sent, at the
 * rate of node:http. A request with a token, an origin, a condition or a proxy in front goes through Fastify.
 */
export function serveCachedResponses(
  app: FastifyInstance,
  { responseCache, throttler, isBehindProxy }: FastPathOptions,
): void {
  if (isBehindProxy) return
  const [fastifyListener] = app.server.listeners('request') as ((
    request: IncomingMessage,
    response: ServerResponse,
  ) => void)[]
  if (!fastifyListener) return
  let isOpen = true
  app.addHook('preClose', async () => {
    isOpen = false
  })
  app.server.removeListener('request', fastifyListener)
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const cached = isOpen ? findCachedResponse(request, responseCache) : undefined
    const sent = cached?.sent
    if (!sent) return fastifyListener(request, response)
    const address = request.socket.remoteAddress ?? ''
    const started = performance.now()
    throttler.limitCall({ address }).then(
      () => {
        response.writeHead(200, [...sent.headers, 'x-request-id', randomUUID()])
        response.end(cached.bytes)
        app.server.emit(cachedResponseSent, sent.route, performance.now() - started)
      },
      // Fastify counts the call once more, and refuses it with 429 and Retry-After.
      () => fastifyListener(request, response),
    )
  })
}

function findCachedResponse(
  { method, url, headers }: IncomingMessage,
  responseCache: ResponseCache,
): EncodedResponse | undefined {
  if (method !== 'GET' || url === undefined) return undefined
  if (headers.authorization !== undefined || headers.origin !== undefined) return undefined
  if (isForwarded(headers)) return undefined
  if (headers['if-none-match'] !== undefined || headers.expect !== undefined) return undefined
  return responseCache.findByUrl(url, negotiateEncoding(headers['accept-encoding']))
}
