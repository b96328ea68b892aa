import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { type CachedResponseListener, cachedResponseSent } from './cache-fast-path.ts'

type PoolStats = { totalCount: number; idleCount: number; waitingCount: number }

/** Prometheus figures on a loopback port of their own. Labels are route templates: an unknown path is no new label. */
export function serveMetrics(app: FastifyInstance, pool: PoolStats, port: number): Promise<Server> {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'mezani_' })
  countRequests(app, registry)
  gaugePool(pool, registry)
  const server = createServer((_, response) => {
    registry.metrics().then(
      text => response.setHeader('content-type', registry.contentType).end(text),
      () => response.writeHead(500).end(),
    )
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}

function countRequests(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'mezani_request_seconds',
    help: 'How long requests took, by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  const observeCachedResponse: CachedResponseListener = (route, ms) =>
    seconds.observe({ route, method: 'GET', status: 200 }, ms / 1000)
  app.server.on(cachedResponseSent, observeCachedResponse)
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      route: request.routeOptions.url ?? 'unknown',
      method: request.method,
      status: reply.statusCode,
    }
    seconds.observe(labels, reply.elapsedTime / 1000)
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
