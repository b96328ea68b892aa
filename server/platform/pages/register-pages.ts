import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { workerPath } from '#contract/offline.ts'
import type { RecipePreview } from '#contract/page-renderer.ts'
import { createResponse, type EncodedResponse, encodeResponse } from '../http/encoded-response.ts'
import { negotiateEncoding } from '../http/negotiate-encoding.ts'
import { openResponseCache } from '../http/response-cache.ts'
import { immutableHeaders, pageHeaders, workerHeaders } from '../http/response-headers.ts'
import { sendResponse } from '../http/send-response.ts'
import { loadBuiltClient } from './built-client.ts'

export type PagesOptions = {
  /** The output folder of `tools/build.ts`. */
  distDir: string
  /** Known once the server listens. */
  publicUrl: () => string
  /** Sends a GET to the API in this process, without a token. */
  api: (path: string) => Promise<{ status: number; body: unknown; headers: Record<string, unknown> }>
  /** The public part of a recipe, for link previews. */
  findRecipePreview?: (id: string) => Promise<RecipePreview | undefined>
}

/** Cached pages may be this old; the browser then fetches newer data. */
const maxCachedBytes = 16_000_000
const ttlMs = 10_000
/** Two thirds of the best quality's gain at a tenth of its time, since pages are compressed during a request. */
const pageCompression = { br: 5, gzip: 6 }

/** URLs of the API; unknown ones get its JSON 404, not a page. */
const apiPath = /^\/(api|auth)(\/|$)/

/** Serves the client: its files, and every page rendered for visitors without a token. Register it after the API. */
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
  const pages = openResponseCache({ maxBytes: maxCachedBytes, ttlMs, levels: pageCompression })

  await app.register(async files => {
    // @fastify/static takes `*` for gzip, also beside `gzip;q=0`: it is given the one encoding to send.
    files.addHook('onRequest', async ({ headers }) => {
      headers['accept-encoding'] = negotiateEncoding(headers['accept-encoding'])
    })
    await files.register(fastifyStatic, {
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
  })

  app.get('/*', async (request, reply) => {
    const { pathname, search } = new URL(request.url, 'http://any.example')
    if (apiPath.test(pathname)) return reply.callNotFound()
    const path = pathname + search
    const encoding = negotiateEncoding(request.headers['accept-encoding'])
    const page = await pages
      .getOrCreate(path, encoding, () => renderPage(path))
      .catch(failure => {
        request.log.error(failure, 'A page could not be rendered; the browser has to build it')
        const unrendered = toResponse({ status: 200, html: client.unrenderedPage }, performance.now())
        return encodeResponse(unrendered, encoding, pageCompression)
      })
    return sendResponse(request, reply, page)
  })

  async function renderPage(path: string): Promise<EncodedResponse> {
    const readAt = performance.now()
    const page = await render(path)
    if (page.kind === 'page') return toResponse({ status: page.status, ...client.fillTemplate(page) }, readAt)
    const headers = { ...policyOf(), location: page.to }
    return createResponse({ status: 302, headers, bodyHeaders: {}, body: '', readAt })
  }

  const policyOf = (style?: string) =>
    pageHeaders(options.publicUrl().startsWith('https:'), { scripts: client.scriptHashes, style })

  const toResponse = ({ status, html, styleHash }: Page, readAt: number): EncodedResponse =>
    createResponse({
      status,
      headers: {
        ...policyOf(styleHash),
        'content-type': 'text/html; charset=utf-8',
        // The browser revalidates each time, and mostly gets 304.
        'cache-control': 'public, no-cache',
        vary: 'accept-encoding',
      },
      bodyHeaders: {},
      body: html,
      readAt,
    })
}

type Page = { status: number; html: string; styleHash?: string }

const headerText = (value: unknown) => (value === undefined || value === null ? null : String(value))
