/**
 * Runs at most `running` tasks at once and lets at most `waiting` stand in line.
 * Beyond that a task is not begun; it rejects with what `full` makes.
 */
export function openQueue({ running, waiting }: { running: number; waiting: number }) {
  let active = 0
  const line: (() => void)[] = []

  const leave = () => {
    const next = line.shift()
    if (next) next()
    else active -= 1
  }

  return async <Result>(task: () => Promise<Result>, full: () => Error): Promise<Result> => {
    if (active < running) active += 1
    else if (line.length >= waiting) throw full()
    else await new Promise<void>(turn => line.push(turn))
    try {
      return await task()
    } finally {
      leave()
    }
  }
}
