import { setTimeout as sleep } from 'node:timers/promises'

const serializationFailure = '40001'
const deadlockDetected = '40P01'

/** They differ from one to the next, so that two which were in each other's way do not meet again. */
const pausesMs = [10, 40, 160]

/**
 * Runs a statement or a transaction, and up to three times again where PostgreSQL aborted it in favour of another one, which
 * undoes all of it. `first` is the first run where that has begun already.
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
