import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { workerPath } from '#contract/offline.ts'
import type { RecipePreview } from '#contract/page-renderer.ts'
import { immutableHeaders, pageHeaders, workerHeaders } from '../http/response-headers.ts'
import { loadBuiltClient } from './built-client.ts'
import {
  type CachedPage,
  compressPage,
  createRenderedPageCache,
  decompressPage,
} from './rendered-page-cache.ts'

export type PagesOptions = {
  /** Where `tools/build.ts` puts the built client. */
  distDir: string
  /** Known once the server listens. */
  publicUrl: () => string
  /** Answers a GET of the API in this process, as a visitor without a token gets it. */
  api: (path: string) => Promise<{ status: number; body: unknown; headers: Record<string, unknown> }>
  /** What may be told of a recipe without a token: for link previews. */
  findRecipePreview?: (id: string) => Promise<RecipePreview | undefined>
}

const maxCachedPages = 500
const freshMs = 10_000

/** Everything below these is the API's, found or not. */
const apiPath = /^\/(api|auth)(\/|$)/

/** Serves the client: its files, and every page rendered as a visitor sees it. Register it after the API. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const client = await loadBuiltClient(options.distDir)
  const render = client.createRenderer({
    publicUrl: options.publicUrl,
    api: async path => {
      const { status, body, headers } = await options.api(path)
      return { status, body, headers: { get: name => headerText(headers[name]) } }
    },
    ...(options.findRecipePreview && { findRecipePreview: options.findRecipePreview }),
  })
  const getOrCreate = createRenderedPageCache({ entries: maxCachedPages, freshMs })

  await app.register(fastifyStatic, {
    root: join(options.distDir, 'client'),
    wildcard: false,
    index: false,
    decorateReply: false,
    preCompressed: true,
    globIgnore: ['index.html', '.vite/**', '**/*.{br,gz,map}'],
    setHeaders: (response, path) => {
      if (path.includes('/assets/')) response.headers(immutableHeaders)
      else if (path.includes(workerPath)) response.headers(workerHeaders)
      else response.header('cache-control', 'public, max-age=3600')
    },
  })

  app.get('/*', async (request, reply) => {
    const { pathname, search } = new URL(request.url, 'http://any.example')
    if (apiPath.test(pathname)) return reply.callNotFound()
    const path = pathname + search
    const page = await getOrCreate(path, () => renderPage(path)).catch(failure => {
      request.log.error(failure, 'A page could not be rendered; the browser has to build it')
      return compressPage({ status: 200, html: client.unrenderedPage })
    })
    const style = page.kind === 'page' ? page.styleHash : undefined
    reply.headers(
      pageHeaders(options.publicUrl().startsWith('https:'), { scripts: client.scriptHashes, style }),
    )
    return sendPage(request, reply, page)
  })

  async function renderPage(path: string): Promise<CachedPage> {
    const page = await render(path)
    if (page.kind === 'redirect') return page
    return compressPage({ status: page.status, ...client.fillTemplate(page) })
  }
}

const headerText = (value: unknown) => (value === undefined || value === null ? null : String(value))

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
): Promise<FastifyReply> {
  if (page.kind === 'redirect') return reply.redirect(page.to, 302)
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    // The browser asks again each time, and mostly hears that nothing has changed.
    'cache-control': 'public, no-cache',
    etag: page.etag,
    vary: 'accept-encoding',
  })
  if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send()
  const accepted = request.headers['accept-encoding'] ?? ''
  reply.code(page.status)
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(page.br)
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(page.gzip)
  return reply.send(await decompressPage(page))
}
