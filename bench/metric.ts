/** One line of the answer: what was measured, what it should be, and whether it is. */
export type Metric = { name: string; value: string; goal: string; ratio: string; ok: boolean }

export type BenchmarkOptions = { isQuick: boolean; from: string | undefined }

/** A question that a file of this folder answers. */
export type Benchmark = {
  name: string
  needsFile?: boolean
  run: (settings: BenchmarkOptions) => Promise<Metric[]>
}

/** At least, or at most, so much; the ratio is how far the goal is reached, 1.00 being just so. */
export function metric(
  name: string,
  value: number,
  goal: { atLeast: number } | { atMost: number },
  unit = '',
): Metric {
  const wanted = 'atLeast' in goal ? goal.atLeast : goal.atMost
  const ok = 'atLeast' in goal ? value >= wanted : value <= wanted
  const ratio = value === wanted ? 1 : 'atLeast' in goal ? value / wanted : wanted / value
  return {
    name,
    value: `${formatNumber(value)}${unit}`,
    goal: `${'atLeast' in goal ? '≥' : '≤'} ${wanted}${unit}`,
    ratio: ratio.toFixed(2),
    ok,
  }
}

const formatNumber = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(2))

export const median = (values: readonly number[]): number => quantile(values, 0.5)

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
