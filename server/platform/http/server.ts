import { randomUUID } from 'node:crypto'
import cors from '@fastify/cors'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import * as t from '#texts/request-refusals.ts'
import { type CachedResponseListener, cachedResponseSent } from './cache-fast-path.ts'
import { registerErrorHandler, sendProblem } from './errors.ts'
import { answerMalformedRequest, headersWithoutHooks, rememberExchange } from './malformed-requests.ts'
import { Refusal } from './problems.ts'
import { commonHeaders, transportHeaders } from './response-headers.ts'

export type HttpOptions = {
  log: FastifyBaseLogger
  corsOrigins: string[]
  trustProxy: string[]
  isHttps: boolean
}

const maxBodyBytes = 524_288

/** A Fastify instance with our timeouts, limits, headers and errors, and no routes yet. */
export async function openHttp(options: HttpOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: maxBodyBytes,
    trustProxy: options.trustProxy.length > 0 ? options.trustProxy : false,
    requestTimeout: 10_000,
    keepAliveTimeout: 72_000,
    // While closing, requests on open connections are served; Fastify would refuse them with 503 in a format of its own.
    return503OnClosing: false,
    // The checking interval is 30 s by default: without it the two limits above are cut off that late.
    http: { headersTimeout: 8_000, connectionsCheckingInterval: 1_000, maxHeaderSize: 16_384 },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: (_, request, reply) => {
      reply.headers(headersWithoutHooks(request, options))
      sendProblem(request, reply, new Refusal('invalid_request', t.addressNotWellFormed))
    },
    clientErrorHandler: answerMalformedRequest,
  })
  registerErrorHandler(app)
  app.setNotFoundHandler((request, reply) =>
    sendProblem(request, reply, new Refusal('not_found', t.nothingHere)),
  )
  const headers = { ...commonHeaders, ...transportHeaders(options.isHttps) }
  app.addHook('onRequest', async (request, reply) => {
    rememberExchange({ request: request.raw, response: reply.raw })
    reply.headers(headers).header('x-request-id', request.id)
  })
  await app.register(cors, corsRules(options.corsOrigins))
  acceptOnlyJson(app)
  logResponses(app)
  return app
}

/** An empty body with a JSON content type is accepted: clients send that header with every call, DELETE included. */
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
  exposedHeaders: ['Link', 'X-Total-Count', 'X-Total-Count-Exact', 'Retry-After', 'X-Request-Id', 'ETag'],
  maxAge: 7200,
  strictPreflight: false,
})

/** Logs one line per response, with the route's template instead of the URL, so that no id or mailed link is logged. */
function logResponses(app: FastifyInstance): void {
  // These lines contain no user input, and redacting them would cost more than writing them.
  const lines = app.log.child({}, { redact: [] })
  const logCachedResponse: CachedResponseListener = (route, ms) =>
    lines.info({ method: 'GET', route, status: 200, ms: Math.round(ms) }, 'request')
  app.server.on(cachedResponseSent, logCachedResponse)
  app.addHook('onResponse', async (request, reply) => {
    lines.info(
      {
        reqId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
  })
}
