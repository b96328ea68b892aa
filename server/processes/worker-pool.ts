import cluster, { type Address, type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { StartRefused } from '../platform/start/start-refused.ts'

/** What the primary process tells a worker. `retire`: another one answers already; `stop`: the whole site stops. */
export type WorkerMessage = 'retire' | 'stop'

export type WorkerPool = {
  port: number
  /** Replaces every worker, one after the other; one that does not start ends the restart, and the old ones stay. */
  restart(): Promise<void>
  close(): Promise<void>
}

type Options = { log: FastifyBaseLogger; signal: AbortSignal }

const stopTimeoutMs = 9_000
const retireTimeoutMs = 30_000
const maxPauseMs = 30_000
/** A worker that ends sooner than that will probably end again. */
const shortLifeMs = 10_000

/** Starts so many workers, and another one for each that ends. Throws StartRefused where one cannot start. */
export async function openWorkerPool(count: number, { log, signal }: Options): Promise<WorkerPool> {
  // Workers take connections from the one socket themselves. What the primary handed to a worker that has just died would
  // be neither answered nor closed.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  const workers = new Set<Worker>()
  let port: number | undefined
  let isClosing = false
  let isRestarting = false
  let shortLives = 0

  async function start(): Promise<Worker> {
    const worker = cluster.fork()
    const since = performance.now()
    workers.add(worker)
    const ended = once(worker, 'exit').then(([code, endSignal]) => {
      workers.delete(worker)
      return { code, signal: endSignal, ms: performance.now() - since }
    })
    const address = await Promise.race([once(worker, 'listening'), ended])
    if (!Array.isArray(address)) throw new StartRefused('A worker process ended before it listened.')
    port = (address[0] as Address).port
    void ended.then(({ ms, ...end }) => {
      if (isClosing || worker.exitedAfterDisconnect) return
      shortLives = ms < shortLifeMs ? shortLives + 1 : 0
      log.error({ worker: worker.process.pid, ...end }, 'a worker process ended; another one is started')
      void replace()
    })
    return worker
  }

  async function replace(): Promise<void> {
    const pauseMs = shortLives === 0 ? 0 : Math.min(maxPauseMs, 500 * 2 ** shortLives)
    await sleep(pauseMs, undefined, { ref: false })
    if (isClosing) return
    await start().catch(error => {
      shortLives += 1
      log.error({ err: error }, 'a worker process could not be started; it is tried again')
      return replace()
    })
  }

  async function end(worker: Worker, message: WorkerMessage, timeoutMs: number): Promise<void> {
    const ended = once(worker, 'exit')
    if (worker.isDead()) return
    if (worker.isConnected()) worker.send(message, () => undefined)
    const kill = setTimeout(() => worker.process.kill('SIGKILL'), timeoutMs)
    await ended
    clearTimeout(kill)
  }

  const close = async () => {
    isClosing = true
    await Promise.all([...workers].map(worker => end(worker, 'stop', stopTimeoutMs)))
  }

  async function restart(): Promise<void> {
    if (isRestarting || isClosing) return
    isRestarting = true
    try {
      for (const old of [...workers]) {
        await start()
        old.exitedAfterDisconnect = true
        await end(old, 'retire', retireTimeoutMs)
        log.info({ worker: old.process.pid }, 'a worker process was replaced')
      }
    } catch (error) {
      log.error({ err: error }, 'the restart ended: a new worker did not start, and the old ones stay')
    } finally {
      isRestarting = false
    }
  }

  const abort = () => void close()
  signal.addEventListener('abort', abort)
  try {
    await Promise.all(Array.from({ length: count }, start))
  } catch (error) {
    await close()
    throw error
  } finally {
    signal.removeEventListener('abort', abort)
  }
  return { port: port ?? 0, restart, close }
}
