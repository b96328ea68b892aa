import { LRUCache } from 'lru-cache'
import type { EncodedResponse, Encoding } from './encoded-response.ts'

/** Caches responses that do not depend on the user, in each requested encoding. */
export type ResponseCache = {
  /**
   * Returns the cached response of this key in this encoding, or one that `create` makes in that encoding. Concurrent requests share one
   * that is being created. The key is made from the parsed request, so URLs with the same meaning have the same key.
   */
  getOrCreate(
    key: string,
    encoding: Encoding,
    create: () => Promise<EncodedResponse>,
  ): Promise<EncodedResponse>
  /** Lets `findByUrl` find the responses of this key by this URL, as long as they are cached. */
  rememberUrl(url: string, key: string): void
  findByUrl(url: string, encoding: Encoding): EncodedResponse | undefined
  /** Invalidates all entries after a write, including responses that are being created. */
  clear(): void
  /** Turns the cache off while notifications of other processes' writes may be missed. */
  setEnabled(isListening: boolean): void
}

type CacheOptions = {
  /** The limit on the size of all responses together. */
  maxBytes: number
  /**
   * The age at which a response is dropped. A write without notification, such as an operator's SQL, stays unnoticed for at most this long.
   */
  ttlMs: number
}

type CacheEntry = { promise: Promise<EncodedResponse>; response?: EncodedResponse }

const maxEntries = 4_000
/** The largest share of the cache that one response may take: a few big ones must not evict the many small ones. */
const maxShareOfEntry = 1 / 32
/** Headers and bookkeeping, besides the bytes of a response. */
const overheadBytes = 2_000
/** The router finds the response of a longer URL, as it does for a new URL. */
const maxUrlLength = 500

export function openResponseCache({ maxBytes, ttlMs }: CacheOptions): ResponseCache {
  let isEnabled = true
  const entries = new LRUCache<string, CacheEntry>({
    max: maxEntries,
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes * maxShareOfEntry),
    ttl: ttlMs,
    ttlResolution: 100,
  })
  const keysByUrl = new LRUCache<string, Record<Encoding, string>>({ max: maxEntries })

  function getOrMake(key: string, make: () => Promise<EncodedResponse>): Promise<EncodedResponse> {
    const found = entries.get(key)
    if (found) return found.promise
    const promise = make()
    const pending: CacheEntry = { promise }
    // False after `clear`: the response may be older than the write and must not be cached.
    const isCurrent = () => entries.peek(key) === pending
    entries.set(key, pending, { size: overheadBytes })
    promise.then(
      response => {
        const size = response.bytes.length + overheadBytes
        if (isCurrent()) entries.set(key, { promise, response }, { size, start: response.readAt })
      },
      () => isCurrent() && entries.delete(key),
    )
    return promise
  }

  const clear = () => entries.clear()
  return {
    clear,
    setEnabled(isListening) {
      isEnabled = isListening
      clear()
    },
    async getOrCreate(key, encoding, create) {
      return isEnabled ? getOrMake(keysOf(key)[encoding], create) : create()
    },
    rememberUrl(url, key) {
      if (url.length <= maxUrlLength && !keysByUrl.has(url)) keysByUrl.set(url, keysOf(key))
    },
    findByUrl(url, encoding) {
      const keys = keysByUrl.get(url)
      return keys && entries.get(keys[encoding])?.response
    },
  }
}

const keysOf = (key: string): Record<Encoding, string> => ({
  br: `br ${key}`,
  gzip: `gzip ${key}`,
  identity: `identity ${key}`,
})
