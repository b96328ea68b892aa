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
  /** Makes the response while it holds a place. */
  inPlace: (make: () => Promise<EncodedResponse>) => Promise<EncodedResponse>
  countBytes: (bytes: number) => Promise<void>
}

/**
 * Sends a response that is the same for every anonymous visitor, from the cache, or adds it to the cache. Without a cache, sends a member's
 * own response: a program that has one may ask with its ETag whether it is still current.
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
  // Uses the parsed query, so that an unknown parameter or another order of the parameters makes no new entry.
  const key = `${row.path} ${JSON.stringify([parsed.params, parsed.query])}`
  const isReplayed = isReplayable(request)
  if (isReplayed) cache.rememberUrl(request.url, key)
  const shared = await untilWaitedFor(request, reply, () => cache.getOrCreate(key, encoding, create))
  return sendResponse(request, reply, shared, isReplayed)
}

/** Whether nothing in the response is about this request alone. */
const isReplayable = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && headers.origin === undefined
