import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { addressesIn, readClientAddress } from './client-address.ts'
import { type DirectResponder, directResponseSent } from './direct-response.ts'
import type { EncodedResponse } from './encoded-response.ts'
import { negotiateEncoding } from './negotiate-encoding.ts'
import type { ResponseCache } from './response-cache.ts'
import { matchesEtag } from './send-response.ts'
import type { Throttler } from './throttle.ts'

type FastPathOptions = { responseCache: ResponseCache; throttler: Throttler; trustProxy: string[] }

/**
 * Sends anonymous visitors a cached response without Fastify, at the speed of node:http: the bytes and headers of the first response, or
 * 304 if the client has it. A request with a token, an Origin header or an untrusted proxy goes through Fastify.
 */
export function sendCachedResponses(
  app: FastifyInstance,
  { responseCache, throttler, trustProxy }: FastPathOptions,
): DirectResponder {
  const isTrusted = addressesIn(trustProxy)
  let isOpen = true
  app.addHook('preClose', async () => {
    isOpen = false
  })
  return next => (request, response) => {
    const cached = isOpen ? findCachedResponse(request, responseCache) : undefined
    const address = cached && readClientAddress(request, isTrusted)
    if (!cached?.sent || address === undefined) return next(request, response)
    const { bytes, etag, sent } = cached
    const started = performance.now()
    throttler.limitCall({ address }).then(
      () => {
        const method = request.method === 'HEAD' ? 'HEAD' : 'GET'
        const status = matchesEtag(request.headers['if-none-match'], etag) ? 304 : 200
        const headers = status === 304 ? sent.unchangedHeaders : sent.headers
        response.writeHead(status, [...headers, 'x-request-id', randomUUID()])
        response.end(status === 200 && method === 'GET' ? bytes : undefined)
        const ms = performance.now() - started
        app.server.emit(directResponseSent, { method, route: sent.route, status, ms })
      },
      // Fastify counts the request again and refuses it with 429 and Retry-After.
      () => next(request, response),
    )
  }
}

function findCachedResponse(
  { method, url, headers }: IncomingMessage,
  responseCache: ResponseCache,
): EncodedResponse | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || url === undefined) return undefined
  if (headers.authorization !== undefined || headers.origin !== undefined) return undefined
  // Fastify's hooks continue a trace that a proxy began.
  if (headers.expect !== undefined || headers.traceparent !== undefined) return undefined
  return responseCache.findByUrl(url, negotiateEncoding(headers['accept-encoding']))
}
