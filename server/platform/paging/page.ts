import { maxListBytes } from '#contract/limits.ts'

/** Returns how many of the first items fit into one response of a list, by the bytes of each. At least one. */
export function countThatFit(sizes: readonly number[]): number {
  let sum = 0
  const over = sizes.findIndex(bytes => {
    sum += bytes
    return sum > maxListBytes
  })
  return over === -1 ? sizes.length : Math.max(1, over)
}

/** Returns the first rows of a list that fit into one response, at most `limit`. */
export function rowsThatFit<Row extends object>(rows: readonly Row[], limit: number): Row[] {
  const page = rows.slice(0, limit)
  return page.slice(0, countThatFit(page.map(row => Buffer.byteLength(JSON.stringify(row)))))
}

/** The rows of a page, and the cursor after its last row if there are more. */
export type Page<Row> = { shown: Row[]; next: string | undefined }

/** Makes a page. `rows` must have been read with one row more than the page may have. */
export function pageOf<Row extends object>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (row: Row) => string,
): Page<Row> {
  const shown = rowsThatFit(rows, limit)
  const last = rows.length > shown.length ? shown.at(-1) : undefined
  return { shown, next: last && cursorOf(last) }
}

/** The cursor of lists in the order of ids. */
export const idOf = ({ id }: { id: number }): string => String(id)
