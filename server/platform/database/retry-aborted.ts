import { setTimeout as sleep } from 'node:timers/promises'

const serializationFailure = '40001'
const deadlockDetected = '40P01'

/** The pauses before another run. They are varied at random, so that two transactions that conflicted do not meet again. */
const pausesMs = [10, 40, 160]

/**
 * Runs a statement or a transaction. Runs it up to three times again if PostgreSQL aborted it in favour of another one, which undoes all of
 * it. `first` is the first run, if it has begun already.
 */
export async function retryAborted<Result>(
  run: () => Promise<Result> | Result,
  first: Promise<Result> | Result = run(),
): Promise<Result> {
  let running = first
  for (const pauseMs of pausesMs) {
    try {
      return await running
    } catch (error) {
      if (!isAborted(error)) throw error
      await sleep(pauseMs * (0.5 + Math.random()))
      running = run()
    }
  }
  return running
}

function isAborted(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown }
  return code === serializationFailure || code === deadlockDetected
}
