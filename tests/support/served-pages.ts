import assert from 'node:assert/strict'
import { after } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#server/app.ts'
import { registerPages } from '#server/platform/pages/register-pages.ts'
import { writeBuiltClient } from './built-client.ts'
import type { openSite } from './site.ts'

/** Serves the site with a client whose pages `globalThis.onRender` can hold up, behind a proxy on this machine. */
export async function servePages({
  services,
  log,
}: Pick<Awaited<ReturnType<typeof openSite>>, 'services' | 'log'>): Promise<{
  app: FastifyInstance
  url: string
}> {
  const app = await buildApp(services, { log, corsOrigins: [], trustProxy: ['127.0.0.1'], isHttps: false })
  await registerPages(app, {
    distDir: await writeBuiltClient(),
    ...services,
    api: () => assert.fail('no page of this client asks the API'),
  })
  after(async () => {
    globalThis.onRender = undefined
    app.server.closeAllConnections()
    await app.close()
  })
  return { app, url: await app.listen({ port: 0, host: '127.0.0.1' }) }
}
