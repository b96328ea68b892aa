import { StoreFailure } from './store-failure.ts'

const failuresInARow = 5
const tryEveryMs = 1_000

/**
 * Runs requests to a store that may be unreachable. After several failures in a row, only one request a second is tried and the others fail
 * at once, until one succeeds. A browser has six connections, and pictures that hang would keep them from everything else.
 */
export function openPause(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let failures = 0
  let nextTryAt = 0
  let last: StoreFailure | undefined
  return async task => {
    if (last && failures >= failuresInARow) {
      if (performance.now() < nextTryAt) throw new StoreFailure('away', last.message, { cause: last.cause })
      nextTryAt = performance.now() + tryEveryMs
    }
    try {
      const result = await task()
      failures = 0
      return result
    } catch (error) {
      const isAway = error instanceof StoreFailure && error.kind === 'away'
      failures = isAway ? failures + 1 : 0
      if (isAway) {
        last = error
        nextTryAt = performance.now() + tryEveryMs
      }
      throw error
    }
  }
}
