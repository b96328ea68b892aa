import { test as journey } from '#tests/journeys/support/journey.ts'
import { startBareBackend } from './bare-backend.ts'
import { serveStaticClient } from './static-client.ts'

type Fixtures = {
  /** The address of the built client, unchanged, as plain files. */
  client: string
  /** The address of a backend that implements section 7 only, on another origin. */
  backend: string
}

export const test = journey.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures are asked for from the pattern
  backend: async ({}, use) => {
    const backend = await startBareBackend()
    await use(backend.url)
    await backend.stop()
  },

  client: async ({ page, backend }, use) => {
    const client = await serveStaticClient(backend)
    await use(client.url)
    // No request may be in flight when the servers close.
    await page.goto('about:blank')
    await client.stop()
  },
})
