import { test as journey } from '#tests/journeys/support/journey.ts'
import { startBareBackend } from './bare-backend.ts'
import { serveStaticClient } from './static-client.ts'

/** The built client, unchanged, as files on one origin; a backend that knows only section 7 on another. */
export const test = journey.extend<{ client: string }>({
  client: async ({ page }, use) => {
    const backend = await startBareBackend()
    const client = await serveStaticClient(backend.url)
    await use(client.url)
    // Nothing may still be on its way when the servers go.
    await page.goto('about:blank')
    await client.stop()
    await backend.stop()
  },
})
