import type { FastifyBaseLogger } from 'fastify'
import { Registry } from 'prom-client'
import { buildApp, type Services } from '../app.ts'
import type { Config } from '../config.ts'
import { openPainter } from '../features/media/painter/painter.ts'
import { servePages } from '../pages.ts'
import { checkPictureStore } from '../picture-store.ts'
import { fitConnections } from '../platform/http/descriptor-limit.ts'
import { closeGracefully } from '../platform/http/graceful-close.ts'
import { measureProcess, measureRequests } from '../platform/http/metrics.ts'
import { openLog } from '../platform/log/log.ts'
import { explainListenError } from '../platform/start/listening.ts'
import { openServices, type SiteState } from '../services.ts'
import { mainListener, openMetrics, publicUrlOf } from './listeners.ts'
import { prepareData, refuseEarly } from './prepare.ts'
import { startupBanner } from './startup-banner.ts'

/**
 * Starts the whole site in this process: configuration → database → app → listen. The returned stack closes what was opened, last first. If
 * the signal aborts the start, everything is closed at once.
 */
export async function startSite(config: Config, signal: AbortSignal): Promise<AsyncDisposableStack> {
  await using stack = new AsyncDisposableStack()
  await refuseEarly(config)
  const log = openLog(config.LOG_LEVEL)
  await checkPictureStore(config, log)
  const site = { publicUrl: publicUrlOf(config), isDraining: false }
  const opened = await openServices(config, site, { log, stack, signal, painter: openPainter() })
  const prepared = await prepareData(opened, config, { log, signal })
  const registry = config.METRICS_PORT ? new Registry() : undefined
  let isListening = false
  if (config.METRICS_PORT && registry) {
    const { pool } = opened.database
    measureProcess(pool, registry)
    const { db, limits, isReady } = opened.services
    const isOpen = async () => isListening && (await isReady())
    stack.defer(await openMetrics(config.METRICS_PORT, { db, pool, limits, registry, isReady: isOpen }))
  }
  await serve(config, opened.services, site, { log, stack, signal, registry })
  isListening = true
  process.stdout.write(startupBanner({ publicUrl: site.publicUrl, ...prepared, config }))
  return stack.move()
}

/**
 * How many connections may wait to be accepted. The kernel drops further ones, and a client tries again only after seconds. Node's default
 * is 511.
 */
const backlog = 4_096

type Options = {
  log: FastifyBaseLogger
  stack: AsyncDisposableStack
  signal: AbortSignal
  /** For metrics of the requests, if the operator wants them. */
  registry: Registry | undefined
}

/** Serves requests from here on. The stack ends that without dropping a request. */
async function serve(
  config: Config,
  services: Services,
  site: SiteState,
  { log, stack, signal, registry }: Options,
): Promise<void> {
  const app = await buildApp(services, {
    log,
    corsOrigins: config.CORS_ORIGINS,
    trustProxy: config.TRUST_PROXY,
    isHttps: site.publicUrl.startsWith('https:'),
    connections: {
      total: fitConnections(config.MAX_CONNECTIONS, log),
      perNetwork: config.MAX_CONNECTIONS_PER_NETWORK,
    },
  })
  await servePages(app, services)
  stack.defer(() => closeGracefully(app))
  if (registry) measureRequests(app, registry)
  signal.throwIfAborted()
  const listener = mainListener(config)
  await app.listen({ port: listener.port, host: listener.host, backlog }).catch(error => {
    throw explainListenError(error, listener)
  })
  stack.defer(() => {
    site.isDraining = true
  })
  const [address] = app.addresses()
  if (typeof address === 'object') site.publicUrl = publicUrlOf(config, address.port)
}
