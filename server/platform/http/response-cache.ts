import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** An answer that is ready to be sent again: its bytes, once made, in each encoding that somebody asked for. */
export type CachedResponse = {
  headers: Record<string, string | number>
  etag: string
  encode: (encoding: Encoding) => Promise<Buffer>
  /** What was sent of it so far. */
  encoded: Partial<Record<Encoding, EncodedResponse>>
}

/** An answer as it once left in one encoding, its headers name by value, but for those of that one request. */
export type EncodedResponse = { route: string; headers: string[]; bytes: Buffer }

/** Answers that are the same for every stranger, kept until somebody writes. */
export type ResponseCache = {
  /** The kept answer of this key, or a new one. Callers who come while it is made share it. */
  getOrCreate(key: string, create: () => Promise<CachedResponse>): Promise<CachedResponse>
  /** The kept answer as it was sent before in this encoding. */
  findEncoded(key: string, encoding: Encoding): EncodedResponse | undefined
  /** Somebody wrote: whatever was read before may be old, also what is being made this moment. */
  clear(): void
  /** Nothing is kept while news of other processes' writes may be missed. */
  setEnabled(isListening: boolean): void
}

const maxEntries = 2_000
// Writers that tell nobody, an operator's SQL say, are noticed this late at most.
const ttlMs = 30_000

type CacheEntry = { expiresAt: number; response: Promise<CachedResponse>; resolved?: CachedResponse }

export function openResponseCache(): ResponseCache {
  let isEnabled = true
  let entries = new Map<string, CacheEntry>()
  const clear = () => {
    entries = new Map()
  }
  return {
    clear,
    setEnabled(isListening) {
      isEnabled = isListening
      clear()
    },
    findEncoded(key, encoding) {
      const found = entries.get(key)
      return found && found.expiresAt > performance.now() ? found.resolved?.encoded[encoding] : undefined
    },
    getOrCreate(key, create) {
      if (!isEnabled) return create()
      const found = entries.get(key)
      if (found && found.expiresAt > performance.now()) return found.response
      // The map of this moment: after a write there is another one, and this answer is in it no more.
      const current = entries
      const response = create()
      current.delete(key)
      const entry: CacheEntry = { expiresAt: performance.now() + ttlMs, response }
      current.set(key, entry)
      if (current.size > maxEntries) current.delete(current.keys().next().value ?? '')
      response.then(
        resolved => {
          entry.resolved = resolved
        },
        () => current.delete(key),
      )
      return response
    },
  }
}

const compressors = {
  br: (body: Buffer, isCached: boolean) =>
    promisify(brotliCompress)(body, {
      params: { [zlib.BROTLI_PARAM_QUALITY]: isCached ? 6 : 3, [zlib.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer, isCached: boolean) => promisify(gzip)(body, { level: isCached ? 6 : 1 }),
}

const minCompressibleBytes = 1_000

/** A kept answer is compressed with more care, since that is done once. */
export function createCachedResponse(
  json: string,
  headers: Record<string, string | number>,
  { isCached }: { isCached: boolean },
): CachedResponse {
  const body = Buffer.from(json)
  const digest = createHash('sha1').update(JSON.stringify(headers)).update(body).digest('base64url')
  const encodings: Partial<Record<Encoding, Promise<Buffer>>> = { identity: Promise.resolve(body) }
  return {
    headers,
    encoded: {},
    // Weak: one tag for the answer in any encoding.
    etag: `W/"${digest.slice(0, 22)}"`,
    encode: encoding => {
      if (encoding === 'identity' || body.length < minCompressibleBytes) return Promise.resolve(body)
      encodings[encoding] ??= compressors[encoding](body, isCached)
      return encodings[encoding]
    },
  }
}
