import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from './openapi.ts'

/** `/openapi.json` and `/docs`, the page that shows it. */
export async function serveDocs(app: FastifyInstance, publicUrl: () => string): Promise<void> {
  let document: string | undefined
  app.get('/openapi.json', async (_, reply) => {
    document ??= JSON.stringify(openApiDocument(publicUrl()))
    return reply.type('application/json').send(document)
  })
  await app.register(async scope => {
    scope.addHook('onSend', async (_, reply) => {
      // The page's own library writes inline styles and scripts, so it cannot live under the site's policy.
      reply.header('content-security-policy', docsPolicy)
    })
    await scope.register(scalar, {
      routePrefix: '/docs',
      configuration: {
        url: '/openapi.json',
        withDefaultFonts: false,
        telemetry: false,
        agent: { disabled: true },
      },
    })
  })
}

const docsPolicy =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
