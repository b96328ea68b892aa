import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { EncodedResponse, ResponseCache } from './response-cache.ts'
import { negotiateEncoding } from './send-cached-response.ts'
import type { Throttler } from './throttle.ts'

type FastPathOptions = { responseCache: ResponseCache; throttler: Throttler; isBehindProxy: boolean }

/** What the log and the metrics are told of an answer that did not go through the house: a GET that was answered 200. */
export type CachedResponseListener = (route: string, ms: number) => void
export const cachedResponseSent = 'cachedResponseSent'

/**
 * Hands strangers an answer that is ready and whose headers were worked out when it was first sent: the same bytes, at
 * the rate of node:http. Whoever brings a token, an origin, a condition or a proxy's word goes through the house.
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
    if (!cached) return fastifyListener(request, response)
    const address = request.socket.remoteAddress ?? ''
    const started = performance.now()
    throttler.limitCall({ address }).then(
      () => {
        send(response, cached)
        app.server.emit(cachedResponseSent, cached.route, performance.now() - started)
      },
      // The house counts once more, and says in how many seconds to come again.
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
  if (headers['if-none-match'] !== undefined || headers.expect !== undefined) return undefined
  return responseCache.findEncoded(url, negotiateEncoding(headers['accept-encoding']))
}

function send(response: ServerResponse, { headers, bytes }: EncodedResponse): void {
  response.writeHead(200, [...headers, 'x-request-id', randomUUID()])
  response.end(bytes)
}
