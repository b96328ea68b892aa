import { test as journey } from '#tests/journeys/support/journey.ts'
import { startBareBackend } from './bare-backend.ts'
import { serveStaticClient } from './static-client.ts'

/** The built client, unchanged, as files on one origin; a backend that knows only section 7 on another. */
export const test = journey.extend<{ client: string }>({
  client: async ({ page }, use) => {
    const backend = await startBareBackend()
    const client = await serveStaticClient(backend.url)
    await use(client.url)
    // What it is still loading should not find the servers gone.
    await page.close()
    await client.stop()
    await backend.stop()
  },
})
