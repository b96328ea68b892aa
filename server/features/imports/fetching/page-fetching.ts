import type { RefusalCode } from '#contract/errors.ts'
import { type Caller, senderOf } from '#server/platform/http/network.ts'
import { Refusal } from '#server/platform/http/problems.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { openFairQueue } from '#server/platform/work/fair-queue.ts'
import * as t from '#texts/import-answers.ts'
import { tooManyLargeBodies } from '#texts/requests.ts'
import { type FailureReason, FetchFailure } from './fetch-failure.ts'
import { follow } from './follow.ts'
import { readPageText } from './page-text.ts'
import { readBody } from './read-body.ts'
import { openRobots } from './robots.ts'
import { type Door, isWebAddress, openVisit } from './visit.ts'

export type FetchedPage = { url: string; html: string }

/** Fetches pages for members in turn. Throws a Refusal with a reason if there is no page. */
export type PageFetching = {
  fetch: (sender: Caller, page: URL) => Promise<FetchedPage>
  /** Aborts all fetches. */
  close: () => void
}

type FetchLimits = Pick<Limits, 'fetchQueue' | 'pageFetching' | 'robotsCacheBytes' | 'robotsMinutes'>

export function openPageFetching(door: Door, limits: FetchLimits): PageFetching {
  const { maxMs, maxPageBytes, maxRedirects } = limits.pageFetching
  const queue = openFairQueue(limits.fetchQueue)
  const robots = openRobots({ ...limits, maxRedirects })
  const closing = new AbortController()

  async function fetchPage(first: URL): Promise<FetchedPage> {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(maxMs)])
    const visit = openVisit(door, signal)
    const { url, response } = await follow(visit, first, {
      maxRedirects,
      beforeEach: next => robots.refuseUnlessAllowed(visit, next),
    })
    const failure = failureOf(response.statusCode ?? 0)
    if (failure) {
      response.destroy()
      throw new FetchFailure(failure)
    }
    const body = await readBody(response, { maxBytes: maxPageBytes, signal })
    return { url: url.href, html: readPageText(body, response.headers['content-type']) }
  }

  return {
    fetch: (sender, page) => queue(senderOf(sender), () => fetchPage(page).catch(refuseFor), tooBusy),
    close: () => closing.abort(),
  }
}

/** Parses a web address that somebody typed. Throws a Refusal for anything else. */
export function readWebAddress(written: string): URL {
  const url = URL.parse(written)
  if (!url || !isWebAddress(url)) throw new Refusal(...refusals.closed)
  return url
}

function failureOf(status: number): FailureReason | undefined {
  if (status >= 200 && status < 300) return undefined
  return [401, 402, 403, 429, 451].includes(status) ? 'unwilling' : 'silent'
}

/** Turns a failure into a Refusal. Any other failure, for example of the connection or its certificate, counts as `silent`. */
function refuseFor(failure: unknown): never {
  const reason = failure instanceof FetchFailure ? failure.reason : 'silent'
  throw new Refusal(...refusals[reason], { cause: failure })
}

const refusals: Record<FailureReason, [code: RefusalCode, sentence: string]> = {
  closed: ['address_refused', t.onlyOpenWeb],
  silent: ['page_unreachable', t.doesNotAnswer],
  unwilling: ['page_unwilling', t.doesNotWant],
  large: ['unreadable_page', t.tooLarge],
  other: ['unreadable_page', t.isNoPage],
}

const tooBusy = () =>
  new Refusal('unavailable', tooManyLargeBodies, { retryAfter: 3 + Math.floor(Math.random() * 5) })
