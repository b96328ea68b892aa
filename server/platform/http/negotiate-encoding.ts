import { negotiate } from '@fastify/accept-negotiator'
import { LRUCache } from 'lru-cache'
import type { Encoding } from './encoded-response.ts'

const byPreference: Encoding[] = ['br', 'gzip', 'identity']
/** The same few headers come all day. */
const negotiated = new LRUCache<string, Encoding>({ max: 100 })

/** The encoding that this Accept-Encoding likes best of ours; none that it refuses with q=0. */
export function negotiateEncoding(accepted = ''): Encoding {
  const known = negotiated.get(accepted)
  if (known) return known
  // The negotiator takes `*` for its first choice, also beside `br;q=0`. No encoding is what everybody understands.
  const header = accepted.toLowerCase().replaceAll('*', 'identity')
  const encoding = (negotiate(header, byPreference) as Encoding | null) ?? 'identity'
  negotiated.set(accepted, encoding)
  return encoding
}
