/** Runs `write` for a limited number of lines of a kind in a period. Kinds must be few and fixed. */
export type LineLimit = (kind: string, write: () => void) => void

type Options = {
  lines: number
  seconds: number
  /** Called at the end of a period in which lines of this kind were left out, with their number. */
  onOmitted: (kind: string, omitted: number) => void
}

type Period = { written: number; omitted: number }

/** Opens a limit, so that no flood of requests fills the disk with lines that all say the same. */
export function openLineLimit({ lines, seconds, onOmitted }: Options): LineLimit {
  const periods = new Map<string, Period>()

  const open = (kind: string): Period => {
    const period = { written: 0, omitted: 0 }
    periods.set(kind, period)
    setTimeout(() => {
      periods.delete(kind)
      if (period.omitted > 0) onOmitted(kind, period.omitted)
    }, seconds * 1000).unref()
    return period
  }

  return (kind, write) => {
    const period = periods.get(kind) ?? open(kind)
    if (period.written >= lines) {
      period.omitted += 1
      return
    }
    period.written += 1
    write()
  }
}
