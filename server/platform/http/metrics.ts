import { createServer, type Server, type ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { type DirectResponseListener, directResponseSent } from './direct-response.ts'
import { type HealthChecks, healthAnswer } from './health.ts'

type PoolStats = { totalCount: number; idleCount: number; waitingCount: number }

/** Loopback, because the metrics are for the operator only. */
export const metricsHost = '127.0.0.1'

/**
 * Serves Prometheus metrics on their own loopback port. Labels are route templates, so an unknown path adds no label. The health checks are
 * here too: on this port they do not wait behind visitors' connections, of which there may be thousands on the other port.
 */
export function serveMetrics(
  port: number,
  { read, health }: { read: () => Promise<string>; health: HealthChecks },
): Promise<Server> {
  const server = createServer(({ url = '' }, response) => {
    const check = health.get(url)
    if (check) void check().then(isOk => sendHealth(response, isOk))
    else
      read().then(
        text => response.setHeader('content-type', Registry.PROMETHEUS_CONTENT_TYPE).end(text),
        () => response.writeHead(500).end(),
      )
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, metricsHost, () => resolve(server))
  })
}

function sendHealth(response: ServerResponse, isOk: boolean): void {
  const { code, body } = healthAnswer(isOk)
  response.writeHead(code, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}

/** Measures one process: its memory, event loop and database connections. */
export function measureProcess(pool: PoolStats, registry: Registry): void {
  collectDefaultMetrics({ register: registry, prefix: 'mezani_' })
  gaugePool(pool, registry)
}

/** Measures the requests that one process serves. */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  countRequests(app, registry)
  countAborts(app, registry)
}

function countRequests(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'mezani_request_seconds',
    help: 'How long requests took, by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  const observeDirectResponse: DirectResponseListener = ({ ms, ...labels }) =>
    seconds.observe(labels, ms / 1000)
  app.server.on(directResponseSent, observeDirectResponse)
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      route: request.routeOptions.url ?? 'unknown',
      method: request.method,
      status: reply.statusCode,
    }
    seconds.observe(labels, reply.elapsedTime / 1000)
  })
}

/** Counts requests that clients aborted. They are not the server's errors, but many at once may be an attack. */
function countAborts(app: FastifyInstance, registry: Registry): void {
  const aborted = new Counter({
    name: 'mezani_requests_aborted_total',
    help: 'Requests whose client closed the connection before it had the response.',
    registers: [registry],
  })
  app.server.on('request', (_, response: ServerResponse) => {
    response.once('close', () => {
      if (!response.writableFinished) aborted.inc()
    })
  })
}

function gaugePool(pool: PoolStats, registry: Registry): void {
  new Gauge({
    name: 'mezani_database_connections',
    help: 'Connections of the pool by state; waiting counts the queries that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
}

/** A metric of the whole site, whichever process reads it. */
export function gaugeFailedMails(countFailedMails: () => Promise<number>, registry: Registry): void {
  new Gauge({
    name: 'mezani_failed_mails',
    help: 'Mails that failed at every try and wait for an operator; not a number while the database is away.',
    registers: [registry],
    async collect() {
      this.set(await countFailedMails().catch(() => Number.NaN))
    },
  })
}
