import { after } from 'node:test'
import { buildApp } from '#server/app.ts'
import { servePages } from '#server/pages.ts'
import type { TestSite } from './site.ts'

/** The API and the pages of the built client on another port, until the test file ends. */
export async function openPages(
  { services, log }: Pick<TestSite, 'services' | 'log'>,
  { isHttps = false } = {},
): Promise<{ url: string }> {
  const app = await buildApp(services, { log, corsOrigins: [], trustProxy: [], isHttps })
  await servePages(app, services)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  after(async () => {
    app.server.closeAllConnections()
    await app.close()
  })
  return { url }
}
