import { join } from 'node:path'
import Fastify from 'fastify'
import { registerPages } from '#server/platform/pages/register-pages.ts'
import { startBareBackend } from '#tests/interop/bare-backend.ts'

export type Site = { url: string; stop: () => Promise<void> }

/** The rendered pages over the bare backend, on one origin: what a page does without any help of our own server. */
export async function startBareSite(port = 0): Promise<Site> {
  const backend = await startBareBackend()
  const app = Fastify()
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
  app.all('/api/*', forward)
  app.all('/auth/*', forward)
  app.get('/pictures/*', forward)
  const publicUrl = `http://127.0.0.1:${port || 4300}`
  await registerPages(app, {
    distDir: join(import.meta.dirname, '../../../dist'),
    publicUrl: () => publicUrl,
    api: async path => {
      const response = await fetch(backend.url + path)
      return {
        status: response.status,
        body: await response.json(),
        headers: Object.fromEntries(response.headers),
      }
    },
  })
  const url = await app.listen({ port, host: '127.0.0.1' })
  return {
    url,
    stop: async () => {
      app.server.closeAllConnections()
      await app.close()
      await backend.stop()
    },
  }

  async function forward(request: import('fastify').FastifyRequest, reply: import('fastify').FastifyReply) {
    const { authorization } = request.headers
    const response = await fetch(backend.url + request.url, {
      method: request.method,
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      ...(Buffer.isBuffer(request.body) && { body: new Uint8Array(request.body) }),
    })
    reply.code(response.status).header('content-type', response.headers.get('content-type') ?? 'text/plain')
    return reply.send(Buffer.from(await response.arrayBuffer()))
  }
}
