import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { openApiDocument } from './openapi.ts'
import { docsHeaders } from './response-headers.ts'

/** `/openapi.json` and `/docs`, the page that shows it. */
export async function serveDocs(app: FastifyInstance, publicUrl: () => string): Promise<void> {
  let document: string | undefined
  app.get('/openapi.json', async (_, reply) => {
    document ??= JSON.stringify(openApiDocument(publicUrl()))
    return reply.type('application/json').send(document)
  })
  let page: Promise<FastifyInstance> | undefined
  app.get('/docs', show)
  app.get('/docs/*', show)

  async function show({ url }: FastifyRequest, reply: FastifyReply) {
    page ??= openPage()
    const { statusCode, headers, rawPayload } = await (await page).inject(url)
    return reply
      .code(statusCode)
      .headers({ ...headers, ...docsHeaders })
      .send(rawPayload)
  }
}

/** Loaded on first use: the page's library takes 30 MB of memory. */
async function openPage(): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const page = fastify()
  await page.register(scalar, {
    routePrefix: '/docs',
    configuration: {
      url: '/openapi.json',
      withDefaultFonts: false,
      telemetry: false,
      agent: { disabled: true },
    },
  })
  return page
}
