import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { workerPath } from '#contract/offline.ts'
import type { RecipePreview } from '#contract/page-renderer.ts'
import type { Admission } from '../http/admission.ts'
import { clientAddress } from '../http/client-address.ts'
import { withDeadline } from '../http/deadline.ts'
import {
  createResponse,
  type EncodedResponse,
  type Encoding,
  encodeResponse,
} from '../http/encoded-response.ts'
import { negotiateEncoding } from '../http/negotiate-encoding.ts'
import { Refusal } from '../http/problems.ts'
import { openResponseCache } from '../http/response-cache.ts'
import { immutableHeaders, pageHeaders, workerHeaders } from '../http/response-headers.ts'
import { sendResponse } from '../http/send-response.ts'
import type { Throttler } from '../http/throttle.ts'
import type { Limits } from '../limits/default-limits.ts'
import { openLineLimit } from '../log/line-limit.ts'
import { loadBuiltClient } from './built-client.ts'
import { openUnrenderedPages } from './unrendered-pages.ts'

export type PagesOptions = {
  /** The output folder of `tools/build.ts`. */
  distDir: string
  /** A page counts like a request to the API. A file of the client is not counted. */
  throttler: Throttler
  admission: Admission
  limits: Pick<Limits, 'logLines' | 'pageCacheBytes' | 'readDeadlineMs'>
  /** Known once the server listens. */
  publicUrl: () => string
  /** Sends a GET to the API in this process, without a token. */
  api: (path: string) => Promise<{ status: number; body: unknown; headers: Record<string, unknown> }>
  /** The public part of a recipe, for link previews. */
  findRecipePreview?: (id: string) => Promise<RecipePreview | undefined>
}

/** Cached pages may be this old; the browser then fetches newer data. */
const ttlMs = 10_000

const defaultRetrySeconds = 5

/** URLs of the API; unknown ones get its JSON 404, not a page. */
const apiPath = /^\/(api|auth)(\/|$)/

/** Serves the client: its files, and every page rendered for visitors without a token. Register it after the API. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { limits } = options
  const client = await loadBuiltClient(options.distDir)
  const renderer = client.createRenderer({
    publicUrl: options.publicUrl,
    api: async path => {
      const { status, body, headers } = await options.api(path)
      return { status, body, headers: { get: name => headerText(headers[name]) } }
    },
    ...(options.findRecipePreview && { findRecipePreview: options.findRecipePreview }),
  })
  const pages = openResponseCache({ maxBytes: limits.pageCacheBytes, ttlMs })
  const limitLines = openLineLimit({
    ...limits.logLines,
    onOmitted: (_, omitted) => app.log.error({ omitted }, 'More pages could not be rendered'),
  })
  const unrendered = openUnrenderedPages({
    template: client.unrenderedPage,
    headers: () => headersOf(),
  })

  await app.register(async files => {
    // @fastify/static takes `*` for gzip, even beside `gzip;q=0`, so it is given the one encoding to send.
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
    const { pathname, search } = parseTarget(request.url)
    if (apiPath.test(pathname)) return reply.callNotFound()
    // Browsers and URL parsers take `//host` for another site.
    if (pathname.startsWith('//')) return reply.redirect(pathname.replace(/^\/+/, '/') + search, 308)
    const encoding = negotiateEncoding(request.headers['accept-encoding'])
    const address = clientAddress(request)
    try {
      await options.throttler.limitCall({ address })
      const page = await findOrRenderPage(pathname + search, encoding, address)
      return sendResponse(request, reply, page)
    } catch (failure) {
      if (failure instanceof Refusal) {
        reply.header('retry-after', Math.ceil(failure.retryAfter ?? defaultRetrySeconds))
        return sendResponse(request, reply, await unrendered.forRefusal(failure, encoding))
      }
      limitLines('page', () =>
        request.log.error(failure, 'A page could not be rendered; the browser has to build it'),
      )
      return sendResponse(request, reply, await unrendered.forFailure(encoding))
    }
  })

  /** Finds a page by what it reads of the address, so that other addresses of the same page make no new entry. */
  async function findOrRenderPage(
    target: string,
    encoding: Encoding,
    client: string,
  ): Promise<EncodedResponse> {
    const { path, isSecret } = await renderer.addressOf(target)
    const render = async () => encodeResponse(await renderPage(path, isSecret), encoding)
    // The deadline is outside of the place: a page that is late keeps its place until it is done.
    const create = () => withDeadline(limits.readDeadlineMs, () => options.admission('page', client, render))
    return isSecret ? create() : pages.getOrCreate(path, encoding, create)
  }

  async function renderPage(path: string, isSecret: boolean): Promise<EncodedResponse> {
    const readAt = performance.now()
    const page = await renderer.render(path)
    if (page.kind === 'redirect') {
      const headers = { ...policyOf(), location: page.to }
      return createResponse({ status: 302, headers, bodyHeaders: {}, body: '', readAt })
    }
    const { html, styleHash } = client.fillTemplate(page)
    const headers = { ...headersOf(styleHash), ...(isSecret && { 'cache-control': 'no-store' }) }
    return createResponse({ status: page.status, headers, bodyHeaders: {}, body: html, readAt })
  }

  const policyOf = (style?: string) =>
    pageHeaders(options.publicUrl().startsWith('https:'), { scripts: client.scriptHashes, style })

  const headersOf = (styleHash?: string) => ({
    ...policyOf(styleHash),
    'content-type': 'text/html; charset=utf-8',
    // The browser revalidates each time, and mostly gets 304.
    'cache-control': 'public, no-cache',
    vary: 'accept-encoding',
  })
}

/**
 * Returns the URL of a request target, `/path?query` or `http://host/path?query` (RFC 9112, section 3.2). The path is set and not parsed,
 * so that what a client writes there never becomes a host or a port.
 */
function parseTarget(target: string): URL {
  const withoutHost = target.replace(/^https?:\/\/[^/?#]*/i, '')
  const [path = '', ...queries] = withoutHost.replace(/#.*$/, '').split('?')
  const url = new URL('http://any.example')
  url.pathname = path
  url.search = queries.join('?')
  return url
}

const headerText = (value: unknown) => (value === undefined || value === null ? null : String(value))
