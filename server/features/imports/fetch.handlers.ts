import type { importFetchRoutes } from '#contract/import-fetch.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import { notFound } from '#server/platform/http/problems.ts'
import type { Throttler } from '#server/platform/http/throttle.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import * as t from '#texts/import-answers.ts'
import { type PageFetching, readWebAddress } from './fetching/page-fetching.ts'
import type { PageReading } from './reader/page-reading.ts'

type Services = {
  /** Undefined if the operator has turned it off. */
  pageFetching: PageFetching | undefined
  pageReading: PageReading
  throttler: Throttler
  limits: Limits
}

export function fetchHandlers({
  pageFetching,
  pageReading,
  throttler,
  limits,
}: Services): HandlersOf<keyof typeof importFetchRoutes> {
  const { calls: addressesPerDay } = limits.throttles.fetchPage.perUser
  const allRead = () => t.addressesRead(addressesPerDay)
  const countLeft = async (userId: number, address: string) =>
    (await throttler.countLeft('fetchPage', { userId, address })) ?? addressesPerDay
  return {
    async getImportWays({ viewer: { userId }, address }) {
      if (!pageFetching) return { fromWeb: null }
      return { fromWeb: { addressesPerDay, addressesLeft: await countLeft(userId, address) } }
    },

    async fetchPage({ body, viewer: { userId }, address }) {
      if (!pageFetching) throw notFound(t.importFromWebIsOff)
      const url = readWebAddress(body.url)
      // Counted here and not by the route, so that a text that is no address does not use up any of the day's requests.
      await throttler.limitEndpoint(
        'fetchPage',
        { userId, address },
        { forSeconds: allRead, forMinutes: allRead },
      )
      const sender = { userId, address }
      const page = await pageReading.read(sender, await pageFetching.fetch(sender, url))
      return { ...page, addressesLeft: await countLeft(userId, address) }
    },
  }
}
