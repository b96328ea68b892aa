import cluster from 'node:cluster'
import closeWithGrace from 'close-with-grace'
import { type Config, readConfig } from './config.ts'
import { explainFailure } from './explain-failure.ts'
import { restartSignal, startPrimary } from './processes/primary.ts'
import { startSingle } from './processes/single.ts'
import { startWorker } from './processes/worker.ts'
import type { WorkerMessage } from './processes/worker-pool.ts'

const stopping = new AbortController()
/** A worker's part of the site. */
const site = { publicUrl: '', isDraining: false, isReplaced: false }
let starting: Promise<AsyncDisposableStack> | undefined

try {
  const config = readConfig()
  stopGracefully(config)
  starting = start(config)
  await starting
} catch (error) {
  if (!stopping.signal.aborted) {
    console.error(explainFailure(error))
    process.exit(1)
  }
}

function start(config: Config): Promise<AsyncDisposableStack> {
  if (cluster.isWorker) return startWorker(config, site, stopping.signal)
  return config.WORKERS > 1 ? startPrimary(config, stopping.signal) : startSingle(config, stopping.signal)
}

/** Called before the start begins: one that is stopped half-way must not leave a PostgreSQL running. */
function stopGracefully({ WORKERS: workers }: Config): void {
  const skip = cluster.isPrimary && workers > 1 ? ([restartSignal] as const) : []
  const grace = closeWithGrace({ delay: 10_000, logger: false, skip: [...skip] }, async ({ err }) => {
    if (err) console.error(err)
    stopping.abort()
    const running = await starting?.catch(() => undefined)
    await running?.disposeAsync()
  })
  if (!cluster.isWorker) return
  process.on('message', (message: WorkerMessage) => {
    if (stopping.signal.aborted || (message !== 'stop' && message !== 'retire')) return
    site.isReplaced = message === 'retire'
    void grace.close()
  })
}
