import { LRUCache } from 'lru-cache'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { FetchFailure } from './fetch-failure.ts'
import { follow } from './follow.ts'
import { readBody } from './read-body.ts'
import { allowAll, disallowAll, isAllowedBy, parseRobots, type RobotsRules } from './robots-rules.ts'
import type { Visit } from './visit.ts'

/** The name of this site's program in a robots.txt. */
export const robotsName = 'Mezani'
/** The rest of a longer robots.txt is ignored. 500 KiB is the least that RFC 9309 requires. */
const maxBytes = 512_000
/** After this time a site whose robots.txt could not be read is asked again. */
const failedMs = 300_000

type Options = Pick<Limits, 'robotsCacheBytes' | 'robotsMinutes'> & { maxRedirects: number }

export type Robots = { refuseUnlessAllowed: (visit: Visit, url: URL) => Promise<void> }

/** Obeys the robots.txt of sites. Caches the rules in memory for some time. */
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

/** Forbids all if robots.txt cannot be read, for example if it redirects to a closed address. Throws if the server is silent. */
function rulesAfterFailure(failure: unknown): RobotsRules {
  if (failure instanceof FetchFailure && failure.reason !== 'silent') return disallowAll
  throw failure
}
