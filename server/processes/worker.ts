import { AggregatorRegistry, Registry } from 'prom-client'
import type { Config } from '../config.ts'
import { openPainter } from '../features/media/painter/painter.ts'
import { measureReplicas } from '../platform/database/replicas/replica-metrics.ts'
import { measureProcess } from '../platform/http/metrics.ts'
import { openLog } from '../platform/log/log.ts'
import { openServices, type SiteState } from '../services.ts'
import { publicUrlOf } from './listeners.ts'
import { serve } from './serve.ts'

/** Answers requests beside other workers; the primary process has prepared the database, and runs the background jobs. */
export async function startWorker(
  config: Config,
  site: SiteState,
  signal: AbortSignal,
): Promise<AsyncDisposableStack> {
  await using stack = new AsyncDisposableStack()
  const log = openLog(config.LOG_LEVEL)
  site.publicUrl = publicUrlOf(config)
  const { services, database, replicas } = await openServices(config, site, {
    log,
    stack,
    signal,
    painter: openPainter(),
    isSecondary: true,
    hasOwnSessions: true,
  })
  const registry = config.METRICS_PORT ? new Registry() : undefined
  if (registry) {
    measureProcess(database.pool, registry)
    measureReplicas(replicas, registry)
    AggregatorRegistry.setRegistries(registry)
    // What makes the primary's requests for figures be answered.
    new AggregatorRegistry()
  }
  await serve(config, services, site, { log, stack, signal, registry })
  return stack.move()
}
