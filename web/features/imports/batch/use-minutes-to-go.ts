import { useState } from 'react'
import type { ImportBatch } from '#contract/import-files.ts'

const minuteMs = 60_000

/**
 * Estimates the remaining minutes from the reading speed since this page was opened. Undefined until something has been read. The
 * server's clock is not used, because it may differ.
 */
export function useMinutesToGo({ readCount, expectedCount }: ImportBatch): number | undefined {
  const [first] = useState(() => ({ readCount, at: performance.now() }))
  const read = readCount - first.readCount
  if (read <= 0) return undefined
  const msEach = (performance.now() - first.at) / read
  return Math.ceil((msEach * Math.max(expectedCount - readCount, 0)) / minuteMs)
}
