/**
 * Runs at most `running` tasks at once and queues at most `waiting`. Further tasks are rejected with the error of `full`.
 */
export function openQueue({ running, waiting }: { running: number; waiting: number }) {
  let active = 0
  const waiters: (() => void)[] = []

  const release = () => {
    const next = waiters.shift()
    if (next) next()
    else active -= 1
  }

  return async <Result>(task: () => Promise<Result>, full: () => Error): Promise<Result> => {
    if (active < running) active += 1
    else if (waiters.length >= waiting) throw full()
    else await new Promise<void>(turn => waiters.push(turn))
    try {
      return await task()
    } finally {
      release()
    }
  }
}
