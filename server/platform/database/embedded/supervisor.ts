import { setTimeout as sleep } from 'node:timers/promises'
import { adoptOrLaunch } from './adoption.ts'
import { trimLog } from './log-file.ts'
import { LaunchFailed, type Plan, type Postmaster } from './postmaster.ts'

export type Supervisor = { isRunning(): boolean; stop(): Promise<void> }

// The first retry is quick, because most ends are over at once; a full disk is not, so the waits grow.
const waitsMs = [100, 200, 500, 1000, 2000, 4000, 8000, 16_000, 30_000]
// One that served for a second has got past whatever fails at start, so its end is a new story.
const steadyMs = 1000
const trimEveryMs = 60_000
const transientMs = 15_000

/** Starts PostgreSQL, and starts it again whenever it ends, until told to stop. */
export async function supervise(plan: Plan, signal?: AbortSignal): Promise<Supervisor> {
  const stopping = new AbortController()
  const until = signal ? AbortSignal.any([signal, stopping.signal]) : stopping.signal
  let current: Postmaster | undefined = await startFirst(plan, until)
  const trimming = setInterval(() => trimLog(plan.logFile), trimEveryMs).unref()

  async function keepUp(): Promise<void> {
    let attempts = 0
    while (current) {
      const upSince = performance.now()
      const how = await current.ended
      current = undefined
      if (stopping.signal.aborted) return
      plan.log({ level: 'error', message: `PostgreSQL ended (${how}); starting it again` })
      if (performance.now() - upSince > steadyMs) attempts = 0
      while (!current && !stopping.signal.aborted) current = await retry(attempts++)
    }
  }

  async function retry(attempt: number): Promise<Postmaster | undefined> {
    try {
      const waitMs = waitsMs[Math.min(attempt, waitsMs.length - 1)]
      await sleep(waitMs, undefined, { ref: false, signal: stopping.signal })
      const postmaster = await adoptOrLaunch(plan, stopping.signal)
      if (stopping.signal.aborted) await postmaster.stop()
      if (stopping.signal.aborted) return undefined
      plan.log({ level: 'info', message: 'PostgreSQL is back', pid: postmaster.pid })
      return postmaster
    } catch (error) {
      if (!stopping.signal.aborted) plan.log({ level: 'error', message: sentence(error), attempt })
      return undefined
    }
  }

  const kept = keepUp()
  return {
    isRunning: () => current !== undefined,
    async stop() {
      stopping.abort()
      clearInterval(trimming)
      if (current) await current.stop()
      else await kept
      current = undefined
    },
  }
}

/** At start a failure is for the caller to tell, except those that pass by themselves. */
async function startFirst(plan: Plan, signal: AbortSignal): Promise<Postmaster> {
  const deadline = performance.now() + transientMs
  for (;;) {
    try {
      return await adoptOrLaunch(plan, signal)
    } catch (error) {
      const passes = error instanceof LaunchFailed && error.isTransient
      if (!passes || performance.now() > deadline) throw error
      await sleep(waitsMs[0], undefined, { signal })
    }
  }
}

const sentence = (error: unknown) => (error instanceof Error ? error.message : String(error))
