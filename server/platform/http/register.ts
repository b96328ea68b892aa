import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Operation, routes } from '#contract/routes.ts'
import type { Database } from '../database/connect.ts'
import type { ReadForStranger } from '../database/stranger-reads.ts'
import type { Limits } from '../limits/default-limits.ts'
import { type Authenticate, resolveViewer, type Viewer } from './access.ts'
import type { Admission } from './admission.ts'
import { readBearer } from './bearer.ts'
import { type BodyLimits, openBodyPlaces } from './body-places.ts'
import { chooseRow } from './choose-row.ts'
import { clientAddress } from './client-address.ts'
import { stopUnlessWaitedFor } from './client-gone.ts'
import { withDeadline } from './deadline.ts'
import { type Call, HandlerResult, type HandlersOf, MinimalResult } from './handler.ts'
import { keyedRequest } from './keyed-request.ts'
import { withOrigin } from './origin.ts'
import { fastifyPath, refuseOtherMethods } from './other-methods.ts'
import { type ParsedRequest, parseRequest } from './parse.ts'
import { type Permissions, refuseIfNoLongerPermitted, refuseUnlessPermitted } from './permission.ts'
import { prefersMinimal } from './prefers-minimal.ts'
import { Refusal } from './problems.ts'
import type { ResponseCache } from './response-cache.ts'
import type { Run } from './row-response.ts'
import { sendCachedRow } from './send-cached-row.ts'
import type { Throttler } from './throttle.ts'
import { acceptOneFile, type FileLimits, receiveFile, type SentFile } from './upload.ts'

type RouteDependencies = Permissions & {
  authenticate: Authenticate
  throttler: Throttler
  admission: Admission
  responseCache: ResponseCache
  /** Called after a row that may have changed public responses has run, before its own response is sent. */
  onPublicWrite: () => void
  db: Database
  readForStranger: ReadForStranger
  /** Refuses with 503 if the disk is nearly full. */
  refuseWithoutSpace: () => Promise<void>
  limits: Pick<Limits, 'readDeadlineMs'> & BodyLimits & FileLimits
}
type AnyHandler = (call: Call<Operation>) => Promise<unknown>
type NamedRow = { operation: Operation; row: Endpoint; handler: AnyHandler }

/**
 * Serves every row of the contract. Inside a request the order is fixed:
 * access (401) → rate (429) → body read (413, 415) → parse (400) → the handler (404, 403, act) → the reply, parsed.
 * A rate that counts only accepted requests is compared in the rate's place and counted just before the handler. A slow write's access is
 * checked again there.
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
  const given = { ...dependencies, bodyPlacesOf: openBodyPlaces(dependencies.limits) }
  for (const group of Map.groupBy(rows, ({ row }) => `${row.method} ${row.path}`).values()) {
    if (group.some(({ row }) => 'fileField' in row)) {
      app.register(async scope => {
        await acceptOneFile(scope, group[0]?.row, dependencies.limits)
        registerGroup(scope, group, given)
      })
    } else registerGroup(app, group, given)
  }
  for (const [path, group] of Map.groupBy(rows, ({ row }) => row.path)) {
    refuseOtherMethods(
      app,
      path,
      group.map(({ row }) => row.method),
    )
  }
}

/**
 * Rows that share a method and path share their access too. The body decides between them, so a rate of only one of them is counted after
 * the body has been read.
 */
function registerGroup(
  app: FastifyInstance,
  group: NamedRow[],
  dependencies: RouteDependencies & { bodyPlacesOf: ReturnType<typeof openBodyPlaces> },
): void {
  const { authenticate, throttler, admission, responseCache, bodyPlacesOf, limits } = dependencies
  const [first] = group
  if (!first) return
  const { method, path, access, maxBodyBytes } = first.row
  const rows = group.map(({ row }) => row)
  const holdPlace = bodyPlacesOf(first.row)
  const throttle = group.length === 1 ? first.row.throttle : undefined
  const viewers = new WeakMap<FastifyRequest, Viewer>()
  /** Responds to a read within its deadline, counted from its arrival. A write ends by the database's own timeouts. */
  const withinReadDeadline = <Result>(reply: FastifyReply, task: () => Promise<Result>): Promise<Result> =>
    method === 'GET' ? withDeadline(limits.readDeadlineMs - reply.elapsedTime, task) : task()
  app.route({
    method,
    url: fastifyPath(path),
    ...(maxBodyBytes && { bodyLimit: maxBodyBytes }),
    onRequest: async (request, reply) => {
      // Responses that may be stored replace this header: those that are the same for every anonymous visitor.
      reply.header('cache-control', 'no-store')
      const bearer = readBearer(request.raw.rawHeaders)
      const viewer = await withinReadDeadline(reply, () =>
        resolveViewerThrottled(request, () => resolveViewer(access, bearer, authenticate), throttler),
      )
      if (viewer) viewers.set(request, viewer)
      const key = throttleKey(request, viewer)
      if (viewer) await throttler.limitCall(key)
      if (viewer && access !== 'optional')
        await withinReadDeadline(reply, () => refuseUnlessPermitted(rows, viewer, dependencies))
      if (throttle) await throttler.limitEndpoint(throttle, key)
      holdPlace?.(request, reply, key)
    },
    handler: async (request, reply) => {
      const named = chooseRow(group, request.body)
      const { row } = named
      const viewer = viewers.get(request)
      if (viewer?.realm === 'user' && viewer.restriction && row.publishes)
        await dependencies.refuseRestricted(viewer.userId, viewer.restriction)
      const key = throttleKey(request, viewer)
      if (row.throttle && !throttle) await throttler.limitEndpoint(row.throttle, key)
      const parsed = parseRequest(row, request)
      if (method !== 'GET' && row.needsSpace !== false) await dependencies.refuseWithoutSpace()
      // The file is received before the write gets its turn: on a slow line it would hold a write's place for minutes.
      const sent = await receiveFile(request, row, limits)
      const act = async () => {
        const write = { row, bearer: readBearer(request.raw.rawHeaders), elapsedMs: reply.elapsedTime }
        await refuseIfNoLongerPermitted(write, dependencies)
        return runRow(named, request, { parsed, viewer, sent }, dependencies)
      }
      const counted = () => (row.throttle ? throttler.countAccepted(row.throttle, key, act) : act())
      const run: Run = async () => {
        if (method !== 'GET') return counted()
        stopUnlessWaitedFor(request, reply)
        const result = await counted()
        stopUnlessWaitedFor(request, reply)
        return result
      }
      // A place is held until the last byte is made: for a long list, serializing and compressing take longer than reading. A row that
      // waits for a turn among its kind, or for another server, takes no place, which it would keep from others meanwhile.
      const inPlace = <Made>(make: () => Promise<Made>): Promise<Made> =>
        withinReadDeadline(reply, () =>
          holdPlace || row.waitsForOthers
            ? make()
            : admission(method === 'GET' ? 'read' : 'write', clientAddress(request), make),
        )
      const countBytes = (bytes: number) => throttler.countBytes(key, bytes)
      if (row.cached) {
        const isShared = row.cached === 'untilWrite' && !viewer
        const given = { request, reply, row, parsed }
        return sendCachedRow(given, { run, inPlace, countBytes }, isShared ? responseCache : undefined)
      }
      const making = inPlace(async () => {
        const result = await run()
        const body = bodyOf(row, result)
        if (method === 'GET') await countBytes(Buffer.byteLength(body))
        return { headers: result.headers, body }
      })
      const { headers, body } = await (method === 'GET'
        ? making
        : making.finally(() => {
            if (row.writes !== 'private') dependencies.onPublicWrite()
            return sent.received?.discard()
          }))
      reply.code(row.status).headers(headers)
      if (row.minimalReply) reply.header('vary', [reply.getHeader('vary'), 'Prefer'].join(', '))
      if (row.status === 204) return reply.send()
      return reply.type('application/json').send(body)
    },
  })
}

/** Returns the JSON of a reply; empty if the row has no reply. */
function bodyOf(row: Endpoint, result: HandlerResult<unknown>): string {
  if (row.status === 204) return ''
  const schema = (result instanceof MinimalResult && row.minimalReply) || row.reply
  return JSON.stringify(schema.parse(result.content))
}

const throttleKey = (request: FastifyRequest, viewer: Viewer | undefined) => ({
  address: clientAddress(request),
  ...(viewer?.realm === 'user' && { userId: viewer.userId }),
})

type Given = { parsed: ParsedRequest; viewer: Viewer | undefined; sent: SentFile }

async function runRow(
  { operation, row, handler }: NamedRow,
  request: FastifyRequest,
  { parsed, viewer, sent }: Given,
  { db, readForStranger }: Pick<RouteDependencies, 'db' | 'readForStranger'>,
): Promise<HandlerResult<unknown>> {
  const bearer = readBearer(request.raw.rawHeaders)
  const call = {
    ...parsed,
    viewer,
    bearer,
    address: clientAddress(request),
    userAgent: request.headers['user-agent'] ?? '',
    prefersMinimal: prefersMinimal(request.headers.prefer),
    keyed: row.takesIdempotencyKey
      ? keyedRequest({
          operation,
          header: request.headers['idempotency-key'],
          viewer,
          parsed,
          received: sent.received,
        })
      : undefined,
    log: request.log,
    ...sent,
  }
  const run = (given: Database) => handler({ ...call, db: given } as Call<Operation>)
  const read = () => (bearer.kind === 'none' ? readForStranger(run) : run(db))
  const origin = { address: call.address, requestId: request.id }
  const result = await (row.method === 'GET' ? read() : withOrigin(origin, () => run(db)))
  return result instanceof HandlerResult ? result : new HandlerResult(result, {})
}

/** Counts requests of anonymous visitors and guesses at tokens by address. */
async function resolveViewerThrottled(
  request: FastifyRequest,
  resolve: () => Promise<Viewer | undefined>,
  throttler: Throttler,
): Promise<Viewer | undefined> {
  try {
    const viewer = await resolve()
    if (!viewer) await throttler.limitCall({ address: clientAddress(request) })
    return viewer
  } catch (refusal) {
    if (refusal instanceof Refusal && refusal.code === 'unauthorized')
      await throttler.limitCall({ address: clientAddress(request) })
    throw refusal
  }
}
