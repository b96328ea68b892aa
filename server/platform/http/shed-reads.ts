import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { type Problem, refusals } from '#contract/errors.ts'
import { siteIsBusy } from '#texts/requests.ts'
import { type Admission, retrySeconds } from './admission.ts'
import { addressesIn, readClientAddress } from './client-address.ts'
import { type DirectResponder, directResponseSent } from './direct-response.ts'
import { jsonHeaders, transportHeaders } from './response-headers.ts'

type ShedOptions = {
  admission: Pick<Admission, 'isFull' | 'isFullFor'>
  trustProxy: string[]
  isHttps: boolean
}

/** The label of all refused requests, because their routes are not looked up. */
const route = 'shed'
const code = 'unavailable'
const { status } = refusals[code]

/**
 * Refuses visitors' reads before Fastify has parsed, counted and looked them up, while so many networks wait for a read that another would
 * be refused. A site that receives ten times the requests it can serve then spends its time on responses.
 */
export function shedReads(
  app: FastifyInstance,
  { admission, trustProxy, isHttps }: ShedOptions,
): DirectResponder {
  const isTrusted = addressesIn(trustProxy)
  const headers = Object.entries({
    ...jsonHeaders,
    ...transportHeaders(isHttps),
    'cache-control': 'no-store',
    vary: 'Origin',
    'content-type': 'application/json; charset=utf-8',
  }).flat()
  return next => (request, response) => {
    if (!admission.isFull('read') || !isVisitorsRead(request)) return next(request, response)
    const address = readClientAddress(request, isTrusted)
    if (address === undefined || !admission.isFullFor('read', address)) return next(request, response)
    const started = performance.now()
    const id = randomUUID()
    const problem: Problem = { code, message: siteIsBusy, requestId: id }
    const body = JSON.stringify(problem)
    const own = ['retry-after', String(retrySeconds()), 'x-request-id', id]
    response.writeHead(status, [...headers, ...own, 'content-length', String(Buffer.byteLength(body))])
    response.end(request.method === 'HEAD' ? undefined : body)
    const ms = performance.now() - started
    app.server.emit(directResponseSent, { method: request.method, route, status, ms })
  }
}

/** Excludes members, about whom Fastify knows more, and other sites' pages, whose responses need more headers. */
const isVisitorsRead = ({ method, url, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  url?.startsWith('/api/') === true &&
  headers.authorization === undefined &&
  headers.origin === undefined &&
  headers.expect === undefined
