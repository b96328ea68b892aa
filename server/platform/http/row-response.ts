import type { Endpoint } from '#contract/endpoint.ts'
import { createResponse, type EncodedResponse } from './encoded-response.ts'
import type { HandlerResult } from './handler.ts'

export type Run = () => Promise<HandlerResult<unknown>>

/** Creates the response of a row that may be cached: JSON, or text of one of the row's `replyTypes`, which the handler names. */
export async function createRowResponse(
  row: Endpoint,
  run: Run,
  cacheControl: string,
): Promise<EncodedResponse> {
  const readAt = performance.now()
  const { content, headers: all } = await run()
  const { 'content-type': type = 'application/json', ...headers } = all
  const reply = row.reply.parse(content)
  return createResponse({
    status: row.status,
    headers: {
      ...headers,
      vary: 'Origin, Accept-Encoding, Authorization',
      'cache-control': cacheControl,
    },
    bodyHeaders: { 'content-type': String(type) },
    body: row.replyTypes ? String(reply) : JSON.stringify(reply),
    readAt,
  })
}
