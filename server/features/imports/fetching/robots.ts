import { LRUCache } from 'lru-cache'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { FetchFailure } from './fetch-failure.ts'
import { follow } from './follow.ts'
import { readBody } from './read-body.ts'
import { allowAll, disallowAll, isAllowedBy, parseRobots, type RobotsRules } from './robots-rules.ts'
import type { Visit } from './visit.ts'

/** What the site is called in a robots.txt. */
export const robotsName = 'Mezani'
/** Of a longer robots.txt the rest counts for nothing: 500 KiB, the least that RFC 9309 asks for. */
const maxBytes = 512_000
/** A site whose server fails is asked again after that. */
const failedMs = 300_000

type Options = Pick<Limits, 'robotsCacheBytes' | 'robotsMinutes'> & { maxRedirects: number }

export type Robots = { refuseUnlessAllowed: (visit: Visit, url: URL) => Promise<void> }

/** Obeys what sites say to programs in their robots.txt, which is kept in memory for a time. */
export function openRobots({ robotsCacheBytes, robotsMinutes, maxRedirects }: Options): Robots {
  const known = new LRUCache<string, RobotsRules>({
    maxSize: robotsCacheBytes,
    sizeCalculation: (rules, origin) =>
      rules.reduce((sum, { pattern }) => sum + 100 + 2 * pattern.length, 500 + 2 * origin.length),
    ttl: robotsMinutes * 60_000,
  })

  async function ask(visit: Visit, origin: string): Promise<RobotsRules> {
    const { response } = await follow(visit, new URL('/robots.txt', origin), { maxRedirects })
    const { statusCode = 0 } = response
    if (statusCode >= 200 && statusCode < 300) {
      const body = await readBody(response, { maxBytes, isCutOff: true, signal: visit.signal })
      return parseRobots(body.toString('utf8'), robotsName)
    }
    response.destroy()
    return statusCode >= 500 ? disallowAll : allowAll
  }

  return {
    async refuseUnlessAllowed(visit, url) {
      await visit.check(url)
      const stored = known.get(url.origin)
      const rules = stored ?? (await ask(visit, url.origin).catch(rulesAfterFailure))
      if (!stored) known.set(url.origin, rules, rules === disallowAll ? { ttl: failedMs } : {})
      if (!isAllowedBy(rules, url)) throw new FetchFailure('unwilling')
    },
  }
}

/** A file that leads where we may not go is none that can be read; a server that does not answer is no different for the page. */
function rulesAfterFailure(failure: unknown): RobotsRules {
  if (failure instanceof FetchFailure && failure.reason !== 'silent') return disallowAll
  throw failure
}
