import { type Site, startRealSite } from '#tests/support/real-site.ts'
import { test as journey } from './journey.ts'

/** Journeys on a site of their own, onto whose table no other journey puts anything. */
export const onOwnSite = (prepare?: (site: Site) => Promise<void>) =>
  journey.extend<object>({
    site: [
      // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures are asked for from the pattern
      async ({}, use) => {
        const site = await startRealSite()
        await prepare?.(site)
        await use(site)
        await site.stop()
      },
      { scope: 'worker', timeout: 120_000 },
    ],
  })
