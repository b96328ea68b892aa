import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EncodedResponse } from './encoded-response.ts'

/** Sends the response, or 304 if the client already has it. Prepares a response that `isReplayable` for the fast path. */
export function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: EncodedResponse,
  isReplayable = false,
): FastifyReply {
  const { status, headers, bodyHeaders, etag, bytes } = response
  reply.headers(headers)
  if (etag !== undefined) {
    reply.header('etag', etag)
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  }
  const unchangedHeaders = isReplayable && !response.sent ? headerList(reply) : []
  reply.code(status).headers(bodyHeaders)
  if (isReplayable)
    response.sent ??= {
      route: request.routeOptions.url ?? '',
      headers: [...headerList(reply), 'content-length', String(bytes.length)],
      unchangedHeaders,
    }
  return reply.send(bytes.length > 0 ? bytes : undefined)
}

/** Returns the headers that can be sent again to other visitors. */
const headerList = (reply: FastifyReply): string[] =>
  Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    name === 'x-request-id' ? [] : [name, String(value)],
  )

export function matchesEtag(condition: string | undefined, etag: string | undefined): boolean {
  if (condition === undefined || etag === undefined) return false
  return condition.split(',').some(known => known.trim() === etag || known.trim() === '*')
}
