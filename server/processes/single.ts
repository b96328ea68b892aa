import { Registry } from 'prom-client'
import type { Config } from '../config.ts'
import { openPainter } from '../features/media/painter/painter.ts'
import { checkPictureStore } from '../picture-store.ts'
import { measureReplicas } from '../platform/database/replicas/replica-metrics.ts'
import { measureProcess } from '../platform/http/metrics.ts'
import { openLog } from '../platform/log/log.ts'
import { openServices } from '../services.ts'
import { openMetrics, publicUrlOf } from './listeners.ts'
import { prepareData, refuseEarly } from './prepare.ts'
import { serve } from './serve.ts'
import { startupBanner } from './startup-banner.ts'

/**
 * The whole site in this process: configuration → database → app → listen. The returned stack closes what was opened, last
 * first; if the signal aborts the start, everything is closed at once.
 */
export async function startSingle(config: Config, signal: AbortSignal): Promise<AsyncDisposableStack> {
  await using stack = new AsyncDisposableStack()
  await refuseEarly(config)
  const log = openLog(config.LOG_LEVEL)
  await checkPictureStore(config, log)
  const site = { publicUrl: publicUrlOf(config), isDraining: false, isReplaced: false }
  const opened = await openServices(config, site, { log, stack, signal, painter: openPainter() })
  const prepared = await prepareData(opened, config, { log, signal })
  const registry = config.METRICS_PORT ? new Registry() : undefined
  let isListening = false
  if (config.METRICS_PORT && registry) {
    measureProcess(opened.database.pool, registry)
    measureReplicas(opened.replicas, registry)
    const { db, limits, isReady } = opened.services
    const watched = {
      db,
      pool: opened.database.pool,
      limits,
      isReady: async () => isListening && (await isReady()),
      readProcesses: () => registry.metrics(),
    }
    stack.defer(await openMetrics(config.METRICS_PORT, watched))
  }
  await serve(config, opened.services, site, { log, stack, signal, registry })
  isListening = true
  process.stdout.write(startupBanner({ publicUrl: site.publicUrl, ...prepared, config }))
  return stack.move()
}
