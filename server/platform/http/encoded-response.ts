import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A response in one encoding, without anything that is specific to one request. */
export type EncodedResponse = {
  status: number
  /** Sent with a 304 as well. */
  headers: Record<string, string | number>
  /** Sent with the body only. */
  bodyHeaders: Record<string, string>
  /** Weak: the same ETag for all encodings. A response without a body has none. */
  etag?: string
  bytes: Buffer
  /** When its queries began, by `performance.now()`: its age counts from here. */
  readAt: number
  /** The headers as first sent, without those of the single request: the fast path sends them again. */
  sent?: { route: string; headers: string[]; unchangedHeaders: string[] }
}

type NewResponse = Pick<EncodedResponse, 'status' | 'headers' | 'bodyHeaders' | 'readAt'> & { body: string }

/** A new response, not compressed yet. */
export function createResponse({ body, ...response }: NewResponse): EncodedResponse {
  const bytes = Buffer.from(body)
  if (bytes.length === 0) return { ...response, bytes }
  const digest = createHash('sha1').update(JSON.stringify(response.headers)).update(bytes).digest('base64url')
  return { ...response, bytes, etag: `W/"${digest.slice(0, 22)}"` }
}

/** For what is sent again: two thirds of the best quality's gain at a tenth of its time, since it is made during a request. */
export const usualLevels = { br: 5, gzip: 6 }
/** For what is sent once, or is larger than any page: the last tenth of its bytes would cost three times as much. */
export const quickLevels = { br: 3, gzip: 1 }
const largeBytes = 250_000

const compress = {
  br: (bytes: Buffer, level: number) =>
    promisify(brotliCompress)(bytes, {
      params: { [zlib.BROTLI_PARAM_QUALITY]: level, [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Buffer, level: number) => promisify(gzip)(bytes, { level }),
}

const minCompressibleBytes = 1_000

export async function encodeResponse(
  response: EncodedResponse,
  encoding: Encoding,
  levels = response.bytes.length > largeBytes ? quickLevels : usualLevels,
): Promise<EncodedResponse> {
  if (encoding === 'identity' || response.bytes.length < minCompressibleBytes) return response
  return {
    ...response,
    bodyHeaders: { ...response.bodyHeaders, 'content-encoding': encoding },
    bytes: await compress[encoding](response.bytes, levels[encoding]),
  }
}
