/** One look at the process; memory is its resident set. */
export type Sample = { megabytes: number; files: number; connections: number }

/** What the second half may have more than the first: memory wanders by what the collector has not freed yet. */
const allowed: Record<keyof Sample, (before: number) => number> = {
  megabytes: before => Math.max(15, before * 0.1),
  files: () => 4,
  connections: () => 4,
}

/** The kinds of figures whose median in the second half is above the first half's by more than is allowed. */
export function findGrowth(samples: Sample[]): (keyof Sample)[] {
  const half = Math.floor(samples.length / 2)
  return (Object.keys(allowed) as (keyof Sample)[]).filter(kind => {
    const before = medianOf(samples.slice(0, half).map(sample => sample[kind]))
    const after = medianOf(samples.slice(half).map(sample => sample[kind]))
    return after - before > allowed[kind](before)
  })
}

const medianOf = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
