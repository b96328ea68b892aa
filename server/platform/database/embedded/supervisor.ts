import { setTimeout as sleep } from 'node:timers/promises'
import { rotateLog } from './log-file.ts'
import { replaceOrphan } from './orphan.ts'
import { LaunchFailed, type LaunchPlan, type Postmaster } from './postmaster.ts'

export type Supervisor = { isRunning(): boolean; stop(): Promise<void> }

// The first retry is quick, because most failures pass at once. A full disk does not, so the delays grow.
const backoffMs = [100, 200, 500, 1000, 2000, 4000, 8000, 16_000, 30_000]
// A server that ran for a second had started successfully, so its end is a new failure and the delays begin again.
const stableAfterMs = 1000
const logRotationIntervalMs = 10_000
const transientFailureTimeoutMs = 15_000

/** Starts PostgreSQL, and restarts it whenever it ends, until stopped. */
export async function supervise(plan: LaunchPlan, signal?: AbortSignal): Promise<Supervisor> {
  const stopping = new AbortController()
  const abortSignal = signal ? AbortSignal.any([signal, stopping.signal]) : stopping.signal
  let current: Postmaster | undefined = await startFirst(plan, abortSignal)
  const logRotation = setInterval(() => rotateLog(plan.logFile), logRotationIntervalMs).unref()

  async function keepRunning(): Promise<void> {
    let attempts = 0
    while (current) {
      const upSince = performance.now()
      const reason = await current.ended
      current = undefined
      if (stopping.signal.aborted) return
      plan.log({ level: 'error', message: `PostgreSQL ended (${reason}); starting it again` })
      if (performance.now() - upSince > stableAfterMs) attempts = 0
      while (!current && !stopping.signal.aborted) current = await retry(attempts++)
    }
  }

  async function retry(attempt: number): Promise<Postmaster | undefined> {
    try {
      const waitMs = backoffMs[Math.min(attempt, backoffMs.length - 1)]
      await sleep(waitMs, undefined, { ref: false, signal: stopping.signal })
      const postmaster = await replaceOrphan(plan, stopping.signal)
      if (stopping.signal.aborted) await postmaster.stop()
      if (stopping.signal.aborted) return undefined
      plan.log({ level: 'info', message: 'PostgreSQL is back', pid: postmaster.pid })
      return postmaster
    } catch (error) {
      if (!stopping.signal.aborted) plan.log({ level: 'error', message: sentence(error), attempt })
      return undefined
    }
  }

  const supervision = keepRunning()
  return {
    isRunning: () => current !== undefined,
    async stop() {
      stopping.abort()
      clearInterval(logRotation)
      if (current) await current.stop()
      else await supervision
      current = undefined
    },
  }
}

/** The first start throws its failures to the caller, except transient ones, which are retried. */
async function startFirst(plan: LaunchPlan, signal: AbortSignal): Promise<Postmaster> {
  const deadline = performance.now() + transientFailureTimeoutMs
  for (;;) {
    try {
      return await replaceOrphan(plan, signal)
    } catch (error) {
      const isTransient = error instanceof LaunchFailed && error.isTransient
      if (!isTransient || performance.now() > deadline) throw error
      await sleep(backoffMs[0], undefined, { signal })
    }
  }
}

const sentence = (error: unknown) => (error instanceof Error ? error.message : String(error))
