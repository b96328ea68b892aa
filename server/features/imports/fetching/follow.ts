import type { IncomingMessage } from 'node:http'
import { FetchFailure } from './fetch-failure.ts'
import type { Visit } from './visit.ts'

type FollowOptions = {
  maxRedirects: number
  /** Called for each address before it is requested. */
  beforeEach?: (url: URL) => Promise<void>
}

/** Follows redirects. Returns the first response that is not a redirect, and its address. */
export async function follow(
  visit: Visit,
  first: URL,
  { maxRedirects, beforeEach }: FollowOptions,
): Promise<{ url: URL; response: IncomingMessage }> {
  let url = first
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    await beforeEach?.(url)
    const response = await visit.get(url)
    const target = targetOf(response, url)
    if (!target) return { url, response }
    response.destroy()
    url = target
  }
  throw new FetchFailure('silent', { cause: new Error(`more than ${maxRedirects} redirects`) })
}

const redirects = new Set([301, 302, 303, 307, 308])

function targetOf({ statusCode = 0, headers: { location } }: IncomingMessage, url: URL): URL | undefined {
  if (!redirects.has(statusCode) || location === undefined) return undefined
  const target = URL.parse(location, url)
  if (!target) throw new FetchFailure('closed')
  return target
}
