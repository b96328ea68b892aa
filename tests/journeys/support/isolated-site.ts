import type { Site } from '#harness/real-site.ts'
import { test as journey, siteFixture } from './journey.ts'

/** Journeys on a site of their own, where no other journey publishes anything. */
export const onIsolatedSite = (prepare?: (site: Site) => Promise<void>) =>
  journey.extend<object>({ site: [siteFixture({ prepare }), { scope: 'worker', timeout: 120_000 }] })

/** Journeys on a site of which an operator has set something. */
export const onSiteWith = (environment: Record<string, string>) =>
  journey.extend<object>({ site: [siteFixture({ environment }), { scope: 'worker', timeout: 120_000 }] })
