/** One result: what was measured, its value, its goal and whether it is reached. */
export type Metric = { name: string; value: string; goal: string; ratio: string; ok: boolean }

export type BenchmarkOptions = { isQuick: boolean; from: string | undefined }

/** What each *.bench.ts file exports. */
export type Benchmark = {
  name: string
  /** True if it needs a folder of known pages, lines or files, which are not in the project. */
  needsFolder?: boolean
  run: (settings: BenchmarkOptions) => Promise<Metric[]>
}

/** Compares a value with its goal, a lower or an upper bound. The goal is reached from a ratio of 1.00 on. */
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
