import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FileStore } from '#server/platform/files/store.ts'
import { parseByteRange } from '#server/platform/http/byte-range.ts'
import { immutableHeaders } from '#server/platform/http/response-headers.ts'

const contentTypes = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' } as const

/**
 * Sends a stored picture, or the requested range of it, or 304 if the client has it already. Returns false if there is none. The name
 * contains a hash of the content, so the name is the ETag. (Does not return the reply: awaiting it would wait for the response's end.)
 */
export async function sendStoredPicture(
  files: FileStore,
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
): Promise<boolean> {
  const etag = `"${key.slice(key.indexOf('/') + 1)}"`
  const isKnown = matches(request.headers['if-none-match'], etag)
  if (isKnown && !(await files.exists(key))) return false
  const bytes = isKnown ? undefined : await files.findBytes(key)
  if (!isKnown && !bytes) return false
  reply.headers({ ...immutableHeaders, etag, 'accept-ranges': 'bytes' })
  if (!bytes) {
    reply.code(304).send()
    return true
  }
  reply.type(contentTypes[key.slice(key.lastIndexOf('.') + 1) as keyof typeof contentTypes])
  sendAskedPart(request, reply, bytes)
  return true
}

function sendAskedPart(request: FastifyRequest, reply: FastifyReply, bytes: Buffer): FastifyReply {
  const { range: asked, 'if-range': ifRange } = request.headers
  const isCurrent = ifRange === undefined || ifRange === reply.getHeader('etag')
  const range = request.method === 'GET' && isCurrent ? parseByteRange(asked, bytes.length) : undefined
  if (!range) return reply.send(bytes)
  if (range === 'unsatisfiable')
    return reply
      .code(416)
      .headers({ 'content-range': `bytes */${bytes.length}`, 'cache-control': 'no-store' })
      .removeHeader('content-type')
      .send()
  const { first, last } = range
  return reply
    .code(206)
    .header('content-range', `bytes ${first}-${last}/${bytes.length}`)
    .send(bytes.subarray(first, last + 1))
}

const matches = (header = '', etag: string): boolean =>
  header.split(',').some(one => [etag, `W/${etag}`, '*'].includes(one.trim()))
