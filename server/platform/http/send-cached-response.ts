import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CachedResponse, Encoding } from './response-cache.ts'

/** Sends an answer in the encoding that the client likes best, or 304 where it has it already. */
export async function sendCachedResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  { answer, isShared }: { answer: CachedResponse; isShared: boolean },
): Promise<FastifyReply> {
  const encoding = negotiateEncoding(request.headers['accept-encoding'])
  const vary = reply.getHeader('vary')
  reply.headers({
    ...answer.headers,
    etag: answer.etag,
    vary: `${vary ? `${vary}, ` : ''}Accept-Encoding, Authorization`,
    'cache-control': isShared ? 'public, no-cache' : 'private, no-cache',
  })
  if (matchesEtag(request.headers['if-none-match'], answer.etag)) return reply.code(304).send()
  const bytes = await answer.encode(encoding)
  if (encoding !== 'identity' && bytes !== (await answer.encode('identity')))
    reply.header('content-encoding', encoding)
  reply.type('application/json')
  if (isShared && request.headers.origin === undefined && request.method === 'GET')
    answer.encoded[encoding] ??= {
      route: request.routeOptions.url ?? '',
      headers: reusableHeaders(reply, bytes),
      bytes,
    }
  return reply.send(bytes)
}

/** The headers that the next stranger gets as well. */
const reusableHeaders = (reply: FastifyReply, bytes: Buffer): string[] => [
  ...Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    name === 'x-request-id' ? [] : [name, String(value)],
  ),
  'content-length',
  String(bytes.length),
]

function matchesEtag(condition: string | undefined, etag: string): boolean {
  if (condition === undefined) return false
  return condition.split(',').some(known => known.trim() === etag || known.trim() === '*')
}

const negotiated = new Map<string, Encoding>()

/** Brotli before gzip before neither, of those that are not refused with q=0; the same few headers come all day. */
export function negotiateEncoding(accepted = ''): Encoding {
  const known = negotiated.get(accepted)
  if (known) return known
  const acceptable = accepted
    .toLowerCase()
    .split(',')
    .filter(entry => !/;\s*q=0(\.0*)?\s*$/.test(entry))
    .map(entry => entry.split(';')[0]?.trim())
  const preferred = (['br', 'gzip'] as const).find(name => acceptable.includes(name)) ?? 'identity'
  if (negotiated.size < 100) negotiated.set(accepted, preferred)
  return preferred
}
