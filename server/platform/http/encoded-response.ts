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
  /** Weak, so that all encodings have the same ETag. A response without a body has none. */
  etag?: string
  bytes: Buffer
  /** When its queries began, by `performance.now()`. The response's age counts from then. */
  readAt: number
  /** The headers as first sent, without those that belong to a single request. The fast path sends them again. */
  sent?: { route: string; headers: string[]; unchangedHeaders: string[] }
}

type NewResponse = Pick<EncodedResponse, 'status' | 'headers' | 'bodyHeaders' | 'readAt'> & { body: string }

/** Creates a response that is not compressed yet. */
export function createResponse({ body, ...response }: NewResponse): EncodedResponse {
  const bytes = Buffer.from(body)
  if (bytes.length === 0) return { ...response, bytes }
  const digest = createHash('sha1').update(JSON.stringify(response.headers)).update(bytes).digest('base64url')
  return { ...response, bytes, etag: `W/"${digest.slice(0, 22)}"` }
}

/** For responses that are sent again: two thirds of the best quality's gain in a tenth of its time, because a request waits for it. */
export const usualLevels = { br: 5, gzip: 6 }
/** For responses that are sent once or are larger than any page: the last tenth of their bytes would take three times as long. */
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
