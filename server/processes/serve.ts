import type { Server } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import type { Registry } from 'prom-client'
import { buildApp, type Services } from '../app.ts'
import type { Config } from '../config.ts'
import { servePages } from '../pages.ts'
import { listenInQueues } from '../platform/http/accept-queues.ts'
import { fitConnections } from '../platform/http/descriptor-limit.ts'
import { closeGracefully } from '../platform/http/graceful-close.ts'
import { measureRequests } from '../platform/http/metrics.ts'
import { explainListenError } from '../platform/start/listening.ts'
import type { SiteState } from '../services.ts'
import { mainListener, publicUrlOf } from './listeners.ts'

type Options = {
  log: FastifyBaseLogger
  stack: AsyncDisposableStack
  signal: AbortSignal
  /** Figures of what is served, where the operator wants them. */
  registry: Registry | undefined
}

/** Answers requests from here on; the stack ends that without dropping one. */
export async function serve(
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
      total: fitConnections(shareOf(config.MAX_CONNECTIONS, config), log),
      perNetwork: shareOf(config.MAX_CONNECTIONS_PER_NETWORK, config),
    },
  })
  await servePages(app, services)
  let listening: Server[] = []
  stack.defer(() => closeGracefully(app, { listening, isReplaced: site.isReplaced }))
  if (registry) measureRequests(app, registry)
  signal.throwIfAborted()
  const listener = mainListener(config)
  listening = await listenInQueues(app, listener).catch(error => {
    throw explainListenError(error, listener)
  })
  stack.defer(() => {
    site.isDraining = true
  })
  const [address] = app.addresses()
  if (typeof address === 'object') site.publicUrl = publicUrlOf(config, address.port)
}

/** The workers take connections in turn, so each has a like number of them. */
const shareOf = (connections: number, { WORKERS: workers }: Config): number =>
  Math.ceil(connections / workers)
