import type { Site } from '#tests/support/real-site.ts'
import { aSite, test as journey } from './journey.ts'

/** Journeys on a site of their own, onto whose table no other journey puts anything. */
export const onOwnSite = (prepare?: (site: Site) => Promise<void>) =>
  journey.extend<object>({ site: [aSite(prepare), { scope: 'worker', timeout: 120_000 }] })
