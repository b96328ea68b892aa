import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Encoding, ReadyAnswer } from './kept-answers.ts'

/** Sends an answer in the encoding that the client likes best, or 304 where it has it already. */
export async function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  { answer, isShared }: { answer: ReadyAnswer; isShared: boolean },
): Promise<FastifyReply> {
  const encoding = likedEncoding(request.headers['accept-encoding'])
  const vary = reply.getHeader('vary')
  reply.headers({
    ...answer.headers,
    etag: answer.etag,
    vary: `${vary ? `${vary}, ` : ''}Accept-Encoding, Authorization`,
    'cache-control': isShared ? 'public, no-cache' : 'private, no-cache',
  })
  if (isKnown(request.headers['if-none-match'], answer.etag)) return reply.code(304).send()
  const bytes = await answer.bytes(encoding)
  if (encoding !== 'identity' && bytes !== (await answer.bytes('identity')))
    reply.header('content-encoding', encoding)
  reply.type('application/json')
  if (isShared && request.headers.origin === undefined && request.method === 'GET')
    answer.sent[encoding] ??= { route: request.routeOptions.url ?? '', headers: lasting(reply, bytes), bytes }
  return reply.send(bytes)
}

/** The headers that the next stranger gets as well. */
const lasting = (reply: FastifyReply, bytes: Buffer): string[] => [
  ...Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    name === 'x-request-id' ? [] : [name, String(value)],
  ),
  'content-length',
  String(bytes.length),
]

function isKnown(condition: string | undefined, etag: string): boolean {
  if (condition === undefined) return false
  return condition.split(',').some(known => known.trim() === etag || known.trim() === '*')
}

const likings = new Map<string, Encoding>()

/** Brotli before gzip before neither, of those that are not refused with q=0; the same few headers come all day. */
export function likedEncoding(accepted = ''): Encoding {
  const known = likings.get(accepted)
  if (known) return known
  const taken = accepted
    .toLowerCase()
    .split(',')
    .filter(entry => !/;\s*q=0(\.0*)?\s*$/.test(entry))
    .map(entry => entry.split(';')[0]?.trim())
  const liked = (['br', 'gzip'] as const).find(name => taken.includes(name)) ?? 'identity'
  if (likings.size < 100) likings.set(accepted, liked)
  return liked
}
