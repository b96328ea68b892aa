import { negotiate } from '@fastify/accept-negotiator'
import { LRUCache } from 'lru-cache'
import type { Encoding } from './encoded-response.ts'

const byPreference: Encoding[] = ['br', 'gzip', 'identity']
/** Few distinct headers occur. */
const negotiated = new LRUCache<string, Encoding>({ max: 100 })

/** The preferred one of our encodings for this Accept-Encoding, without those refused with q=0. */
export function negotiateEncoding(accepted = ''): Encoding {
  const known = negotiated.get(accepted)
  if (known) return known
  // The negotiator takes `*` for its first choice, also beside `br;q=0`. Every client understands `identity`.
  const header = accepted.toLowerCase().replaceAll('*', 'identity')
  const encoding = (negotiate(header, byPreference) as Encoding | null) ?? 'identity'
  negotiated.set(accepted, encoding)
  return encoding
}
