import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'

/** Not kept as plain text: hardly anybody asks for that, and it is many times as long. */
type Page = { kind: 'page'; status: number; etag: string; br: Buffer; gzip: Buffer; styleHash?: string }
export type CachedPage = Page | { kind: 'redirect'; to: string }

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const plain = promisify(gunzip)

/** Two thirds of the best quality's gain at a tenth of its time; pages are made while somebody waits. */
const brotliQuality = 5

type Made = { status: number; html: string; styleHash?: string }

export async function compressPage({ html: text, ...page }: Made): Promise<Page> {
  const html = Buffer.from(text)
  const [br, gz] = await Promise.all([
    brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    gzipped(html),
  ])
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
  return { kind: 'page', ...page, etag, br, gzip: gz }
}

export const plainText = (page: Page): Promise<Buffer> => plain(page.gzip)

type Entry = { page: Promise<CachedPage>; madeAt: number }

/** Keeps the last pages made for a short while; everybody who asks meanwhile waits for the same one. */
export function createPageCache({ entries, freshMs }: { entries: number; freshMs: number }) {
  const cache = new Map<string, Entry>()

  return function getOrMake(key: string, make: () => Promise<CachedPage>): Promise<CachedPage> {
    const known = cache.get(key)
    if (known && Date.now() - known.madeAt < freshMs) return known.page
    const page = make()
    cache.delete(key)
    cache.set(key, { page, madeAt: Date.now() })
    page.catch(() => cache.delete(key))
    const oldest = cache.keys().next().value
    if (cache.size > entries && oldest !== undefined) cache.delete(oldest)
    return page
  }
}
