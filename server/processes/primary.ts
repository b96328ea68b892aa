import { AggregatorRegistry } from 'prom-client'
import type { Config } from '../config.ts'
import { openPainter } from '../features/media/painter/painter.ts'
import { checkPictureStore } from '../picture-store.ts'
import { openLog } from '../platform/log/log.ts'
import { openServices } from '../services.ts'
import { openMetrics, publicUrlOf } from './listeners.ts'
import { prepareData, refuseEarly } from './prepare.ts'
import { startupBanner } from './startup-banner.ts'
import { openWorkerPool } from './worker-pool.ts'

/** The signal after which each worker is replaced, one after the other, while the others answer. */
export const restartSignal = 'SIGUSR2'

/** Has WORKERS processes answer requests, on one port; runs the database and the background jobs itself. */
export async function startPrimary(config: Config, signal: AbortSignal): Promise<AsyncDisposableStack> {
  await using stack = new AsyncDisposableStack()
  await refuseEarly(config)
  const log = openLog(config.LOG_LEVEL)
  await checkPictureStore(config, log)
  const site = { publicUrl: publicUrlOf(config), isDraining: false }
  const processes = config.WORKERS + 1
  const painter = openPainter()
  const opened = await openServices(config, site, { log, stack, signal, painter, processes })
  const prepared = await prepareData(opened, config, { log, signal })
  signal.throwIfAborted()
  const workers = await openWorkerPool(config.WORKERS, { log, signal })
  stack.defer(workers.close)
  if (process.platform !== 'win32') process.on(restartSignal, () => void workers.restart())
  site.publicUrl = publicUrlOf(config, workers.port)
  if (config.METRICS_PORT) {
    const ofWorkers = new AggregatorRegistry()
    const readProcesses = () => ofWorkers.clusterMetrics()
    stack.defer(
      await openMetrics(config.METRICS_PORT, {
        ...opened.services,
        pool: opened.database.pool,
        readProcesses,
      }),
    )
  }
  process.stdout.write(startupBanner({ publicUrl: site.publicUrl, ...prepared, config }))
  return stack.move()
}
