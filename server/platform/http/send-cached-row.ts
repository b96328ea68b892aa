import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { untilWaitedFor } from './client-gone.ts'
import { type EncodedResponse, encodeResponse, quickLevels } from './encoded-response.ts'
import { negotiateEncoding } from './negotiate-encoding.ts'
import type { ParsedRequest } from './parse.ts'
import type { ResponseCache } from './response-cache.ts'
import { createRowResponse, type Run } from './row-response.ts'
import { sendResponse } from './send-response.ts'

type Exchange = { request: FastifyRequest; reply: FastifyReply; row: Endpoint; parsed: ParsedRequest }
type Making = {
  run: Run
  /** Has the response made while it holds a place. */
  inPlace: (make: () => Promise<EncodedResponse>) => Promise<EncodedResponse>
  countBytes: (bytes: number) => Promise<void>
}

/**
 * Sends what is the same for every anonymous visitor, from the cache or into it. Without a cache, a member's own: a program that has
 * it may ask with its ETag whether it is still current.
 */
export async function sendCachedRow(
  { request, reply, row, parsed }: Exchange,
  { run, inPlace, countBytes }: Making,
  cache: ResponseCache | undefined,
): Promise<FastifyReply> {
  const encoding = negotiateEncoding(request.headers['accept-encoding'])
  const create = () =>
    inPlace(async () => {
      const response = await createRowResponse(row, run, cache ? 'public, no-cache' : 'no-store')
      await countBytes(response.bytes.length)
      return encodeResponse(response, encoding, cache ? undefined : quickLevels)
    })
  if (!cache) return sendResponse(request, reply, await create())
  // The parsed query, so that an unknown parameter or another order of them makes no new entry.
  const key = `${row.path} ${JSON.stringify([parsed.params, parsed.query])}`
  const isReplayed = isReplayable(request)
  if (isReplayed) cache.rememberUrl(request.url, key)
  const shared = await untilWaitedFor(request, reply, () => cache.getOrCreate(key, encoding, create))
  return sendResponse(request, reply, shared, isReplayed)
}

/** Nothing in the response is about this request alone. */
const isReplayable = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && headers.origin === undefined
