import { randomUUID } from 'node:crypto'
import cors from '@fastify/cors'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { maxUploadBytes } from '#contract/limits.ts'
import * as t from '#texts/requests.ts'
import type { Limits } from '../limits/default-limits.ts'
import { openLineLimit } from '../log/line-limit.ts'
import { addressesIn, isFromUntrustedProxy } from './client-address.ts'
import { limitConnections } from './connections.ts'
import { type DirectResponseListener, directResponseSent } from './direct-response.ts'
import { registerErrorHandler, sendProblem } from './errors.ts'
import { answerMalformedRequest, headersWithoutHooks, rememberExchange } from './malformed-requests.ts'
import { cutOffSlowBodies } from './minimum-rate.ts'
import { Refusal } from './problems.ts'
import { commonHeadersOf, transportHeaders } from './response-headers.ts'

export type HttpOptions = {
  log: FastifyBaseLogger
  corsOrigins: string[]
  trustProxy: string[]
  isHttps: boolean
  /** The most connections of clients at once. */
  connections?: { total: number; perNetwork: number }
  limits: Pick<Limits, 'bodyRate' | 'connections' | 'logLines'>
}

const maxBodyBytes = 524_288
const headersTimeoutMs = 8_000

/** Opens a Fastify instance with our timeouts, limits, headers and errors, and no routes yet. */
export async function openHttp(options: HttpOptions): Promise<FastifyInstance> {
  const { limits } = options
  const app = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: maxBodyBytes,
    trustProxy: options.trustProxy.length > 0 ? options.trustProxy : false,
    // The longest time that the minimum rate allows for a body. A slower body is cut off by the rate.
    requestTimeout: longestRequestMs(limits.bodyRate),
    keepAliveTimeout: limits.connections.idleMs,
    // While closing, requests on open connections are served; Fastify would refuse them with 503 in a format of its own.
    return503OnClosing: false,
    // The interval is 30 s by default, so requestTimeout and headersTimeout would be enforced that late.
    http: { headersTimeout: headersTimeoutMs, connectionsCheckingInterval: 1_000, maxHeaderSize: 16_384 },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: (_, request, reply) => {
      reply.headers(headersWithoutHooks(request, options))
      sendProblem(request, reply, new Refusal('invalid_request', t.addressNotWellFormed))
    },
    clientErrorHandler: answerMalformedRequest,
  })
  if (options.connections) {
    const isExempt = addressesIn(['127.0.0.0/8', '::1/128', ...options.trustProxy])
    limitConnections(app.server, {
      ...options.connections,
      ...limits.connections,
      headersTimeoutMs,
      isExempt,
    })
  }
  registerErrorHandler(app, limits.logLines)
  app.setNotFoundHandler((request, reply) =>
    sendProblem(request, reply, new Refusal('not_found', t.nothingHere)),
  )
  const ofTransport = transportHeaders(options.isHttps)
  app.addHook('onRequest', async (request, reply) => {
    // Nothing is known any more about a client that has closed its connection, and nobody waits for a response.
    if (request.socket.destroyed) return reply.hijack()
    rememberExchange({ request: request.raw, response: reply.raw })
    reply.headers(commonHeadersOf(request.url)).headers(ofTransport).header('x-request-id', request.id)
    return undefined
  })
  cutOffSlowBodies(app, limits.bodyRate)
  warnOfUntrustedProxy(app)
  await app.register(cors, corsRules(options.corsOrigins))
  acceptOnlyJson(app)
  logResponses(app, limits.logLines)
  return app
}

/** Returns whole milliseconds, no fewer than the time for the headers, which is a part of it. */
function longestRequestMs({ graceSeconds, minBytesPerSecond }: Limits['bodyRate']): number {
  return Math.max(headersTimeoutMs, Math.ceil((graceSeconds + maxUploadBytes / minBytesPerSecond) * 1000))
}

/** Behind such a proxy all visitors share one network's rate limits. */
function warnOfUntrustedProxy(app: FastifyInstance): void {
  let isWarned = false
  app.addHook('onRequest', async request => {
    if (isWarned || !isFromUntrustedProxy(request)) return
    isWarned = true
    app.log.warn(
      'A proxy on this machine forwards requests, but TRUST_PROXY does not name it: all visitors are counted as one and share its rate limits. Set TRUST_PROXY=127.0.0.1,::1 if the proxy is yours.',
    )
  })
}

/** Accepts an empty body with a JSON content type, because clients send that header with every request, DELETE included. */
function acceptOnlyJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (typeof body === 'string' && body.trim() === '') return done(null, undefined)
    return parseJson(request, body as string, done)
  })
}

const corsRules = (origins: string[]) => ({
  origin: (origin: string | undefined, decide: (error: null, allowed: boolean) => void) =>
    decide(null, origin !== undefined && origins.includes(origin)),
  credentials: true,
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
  exposedHeaders: [
    'Link',
    'X-Total-Count',
    'X-Total-Count-Exact',
    'Retry-After',
    'X-Request-Id',
    'ETag',
    'Preference-Applied',
  ],
  maxAge: 7200,
  strictPreflight: false,
})

/** Logs one line per response, with the route's template instead of the URL, so that no id or mailed link is logged. */
function logResponses(app: FastifyInstance, logLines: Limits['logLines']): void {
  // These lines contain no user input, and redacting them would cost more than writing them.
  const lines = app.log.child({}, { redact: [] })
  const limit = openLineLimit({
    ...logLines,
    onOmitted: (status, omitted) => lines.info({ status: Number(status), omitted }, 'requests'),
  })
  // Rates bound the requests that succeed. Refusals cost a client nothing, and their lines could fill the disk.
  const write = (status: number, line: () => object) =>
    status < 400 ? lines.info(line(), 'request') : limit(String(status), () => lines.info(line(), 'request'))
  const logDirectResponse: DirectResponseListener = ({ ms, ...exchange }) =>
    write(exchange.status, () => ({ ...exchange, ms: Math.round(ms) }))
  app.server.on(directResponseSent, logDirectResponse)
  app.addHook('onResponse', async (request, reply) =>
    write(reply.statusCode, () => ({
      reqId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    })),
  )
}
