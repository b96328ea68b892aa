import { maxListBytes } from '#contract/limits.ts'

/** How many of the first items fit into one answer of a list, by the bytes of each: one at least. */
export function countThatFit(sizes: readonly number[]): number {
  let sum = 0
  const over = sizes.findIndex(bytes => {
    sum += bytes
    return sum > maxListBytes
  })
  return over === -1 ? sizes.length : Math.max(1, over)
}

/** The first rows of a list, of which the page has so many at most, that fit into one answer. */
export function rowsThatFit<Row extends object>(rows: readonly Row[], limit: number): Row[] {
  const page = rows.slice(0, limit)
  return page.slice(0, countThatFit(page.map(row => Buffer.byteLength(JSON.stringify(row)))))
}
