import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Operation, routes } from '#contract/routes.ts'
import * as t from '#texts/request-refusals.ts'
import { type Authenticate, resolveViewer, type Viewer } from './access.ts'
import { readBearer } from './bearer.ts'
import { createResponse, type EncodedResponse, encodeResponse, quickCompression } from './encoded-response.ts'
import { type Call, HandlerResult, type HandlersOf } from './handler.ts'
import { negotiateEncoding } from './negotiate-encoding.ts'
import { type ParsedRequest, parseRequest } from './parse.ts'
import { Refusal } from './problems.ts'
import type { ResponseCache } from './response-cache.ts'
import { sendResponse } from './send-response.ts'
import type { Throttler } from './throttle.ts'
import { acceptOneFile, readOneFile } from './upload.ts'

type RouteDependencies = {
  authenticate: Authenticate
  throttler: Throttler
  responseCache: ResponseCache
  /** Called after a row that changes public responses has run, before its own response is sent. */
  onPublicWrite: () => void
  /** Rows that write nothing that an anonymous visitor could see. */
  privateWrites: ReadonlySet<Operation>
}
type AnyHandler = (call: Call<Operation>) => Promise<unknown>
type NamedRow = { operation: Operation; row: Endpoint; handler: AnyHandler }

/**
 * Serves every row of the contract. Inside a request the order is fixed:
 * access (401) → rate (429) → body read (413, 415) → parse (400) → the handler (404, 403, act) → the reply, parsed.
 */
export function registerRoutes(
  app: FastifyInstance,
  handlers: HandlersOf<Operation>,
  dependencies: RouteDependencies,
): void {
  const rows = Object.entries(routes).map(([operation, row]) => ({
    operation: operation as Operation,
    row,
    handler: handlers[operation as Operation] as AnyHandler,
  }))
  for (const group of Map.groupBy(rows, ({ row }) => `${row.method} ${row.path}`).values()) {
    if (group.some(({ row }) => 'fileField' in row)) {
      app.register(async scope => {
        await acceptOneFile(scope)
        registerGroup(scope, group, dependencies)
      })
    } else registerGroup(app, group, dependencies)
  }
  for (const [path, group] of Map.groupBy(rows, ({ row }) => row.path)) {
    refuseOtherMethods(
      app,
      path,
      group.map(({ row }) => row.method),
    )
  }
}

const fastifyPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

/** Rows that share a method and path share access and rate too; the body decides between them. */
function registerGroup(app: FastifyInstance, group: NamedRow[], dependencies: RouteDependencies): void {
  const { authenticate, throttler, responseCache } = dependencies
  const [first] = group
  if (!first) return
  const { method, path, access, throttle } = first.row
  const viewers = new WeakMap<FastifyRequest, Viewer>()
  app.route({
    method,
    url: fastifyPath(path),
    onRequest: async request => {
      const bearer = readBearer(request.raw.rawHeaders)
      const viewer = await resolveViewerThrottled(
        request,
        () => resolveViewer(access, bearer, authenticate),
        throttler,
      )
      if (viewer) viewers.set(request, viewer)
      const key = { address: request.ip, ...(viewer?.realm === 'user' && { userId: viewer.userId }) }
      if (viewer) await throttler.limitCall(key)
      if (throttle) await throttler.limitEndpoint(throttle, key)
    },
    handler: async (request, reply) => {
      const named = chooseRow(group, request.body)
      const { row } = named
      const parsed = parseRequest(row, request)
      const viewer = viewers.get(request)
      const run = () => runRow(named, request, { parsed, viewer })
      if (row.cached === 'untilWrite' && !viewer) {
        const cached = await getOrCreateResponse(row, request, { parsed, run, responseCache })
        return sendResponse(request, reply, cached, isReplayable(request))
      }
      if (row.cached) return sendResponse(request, reply, await createOwnResponse(row, request, run))
      const { content, headers } = await (isPublicWrite(named, dependencies)
        ? run().finally(dependencies.onPublicWrite)
        : run())
      reply.code(row.status).headers(headers)
      if (row.status === 204) return reply.send()
      return reply.type('application/json').send(JSON.stringify(row.reply.parse(content)))
    },
  })
}

const isPublicWrite = ({ operation, row }: NamedRow, { privateWrites }: RouteDependencies): boolean =>
  row.method !== 'GET' && !privateWrites.has(operation)

type Run = () => Promise<HandlerResult<unknown>>

/** The response that is the same for every anonymous visitor, from the cache or into it. */
async function getOrCreateResponse(
  row: Endpoint,
  request: FastifyRequest,
  { parsed, run, responseCache }: { parsed: ParsedRequest; run: Run; responseCache: ResponseCache },
): Promise<EncodedResponse> {
  // The parsed query, so that an unknown parameter or another order of them makes no new entry.
  const key = `${row.path} ${JSON.stringify([parsed.params, parsed.query])}`
  if (isReplayable(request)) responseCache.rememberUrl(request.url, key)
  const encoding = negotiateEncoding(request.headers['accept-encoding'])
  return responseCache.getOrCreate(key, encoding, () => toResponse(row, run, 'public, no-cache'))
}

/** A member's own response, which their browser may cache and revalidate by ETag. */
const createOwnResponse = async (
  row: Endpoint,
  request: FastifyRequest,
  run: Run,
): Promise<EncodedResponse> =>
  encodeResponse(
    await toResponse(row, run, 'private, no-cache'),
    negotiateEncoding(request.headers['accept-encoding']),
    quickCompression,
  )

async function toResponse(row: Endpoint, run: Run, cacheControl: string): Promise<EncodedResponse> {
  const readAt = performance.now()
  const { content, headers } = await run()
  return createResponse({
    status: row.status,
    headers: {
      ...headers,
      vary: 'Origin, Accept-Encoding, Authorization',
      'cache-control': cacheControl,
    },
    bodyHeaders: { 'content-type': 'application/json' },
    body: JSON.stringify(row.reply.parse(content)),
    readAt,
  })
}

/** Nothing in the response is about this request alone. */
const isReplayable = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && headers.origin === undefined

async function runRow(
  { row, handler }: NamedRow,
  request: FastifyRequest,
  { parsed, viewer }: { parsed: ParsedRequest; viewer: Viewer | undefined },
): Promise<HandlerResult<unknown>> {
  const result = await handler({
    ...parsed,
    viewer,
    bearer: readBearer(request.raw.rawHeaders),
    address: request.ip,
    log: request.log,
    readFile: () => readOneFile(request, row.fileField ?? ''),
  } as Call<Operation>)
  return result instanceof HandlerResult ? result : new HandlerResult(result, {})
}

/** Anonymous visitors are counted by address, and so are guesses at tokens. */
async function resolveViewerThrottled(
  request: FastifyRequest,
  resolve: () => Promise<Viewer | undefined>,
  throttler: Throttler,
): Promise<Viewer | undefined> {
  try {
    const viewer = await resolve()
    if (!viewer) await throttler.limitCall({ address: request.ip })
    return viewer
  } catch (refusal) {
    if (refusal instanceof Refusal && refusal.code === 'unauthorized')
      await throttler.limitCall({ address: request.ip })
    throw refusal
  }
}

function chooseRow(group: NamedRow[], body: unknown): NamedRow {
  const keys = typeof body === 'object' && body !== null ? Object.keys(body).sort().join() : ''
  const chosen =
    group.find(({ row }) => row.bodyKeys?.toSorted().join() === keys) ??
    group.find(({ row }) => !row.bodyKeys)
  if (!chosen) throw new Refusal('invalid_request', t.sendJsonObject)
  return chosen
}

const methods: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

function refuseOtherMethods(app: FastifyInstance, path: string, served: string[]): void {
  const allowed = new Set([...served, ...(served.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])
  const others = methods.filter(method => !allowed.has(method))
  const allow = [...allowed].join(', ')
  app.route({
    method: others,
    url: fastifyPath(path),
    exposeHeadRoute: false,
    onRequest: async (_, reply) => {
      reply.header('allow', allow)
      throw new Refusal('method_not_allowed', t.methodNotAllowed(allow))
    },
    handler: () => undefined,
  })
}
