import { negotiate } from '@fastify/accept-negotiator'
import { LRUCache } from 'lru-cache'
import type { Encoding } from './encoded-response.ts'

const byPreference: Encoding[] = ['br', 'gzip', 'identity']
/** Small, because few distinct headers occur. */
const negotiated = new LRUCache<string, Encoding>({ max: 100 })

/** Returns the encoding that this Accept-Encoding prefers among ours, never one that it refuses with q=0. */
export function negotiateEncoding(accepted = ''): Encoding {
  const known = negotiated.get(accepted)
  if (known) return known
  // The negotiator takes `*` to mean its first choice, even beside `br;q=0`. Every client understands `identity`.
  const header = accepted.toLowerCase().replaceAll('*', 'identity')
  const encoding = (negotiate(header, byPreference) as Encoding | null) ?? 'identity'
  negotiated.set(accepted, encoding)
  return encoding
}
