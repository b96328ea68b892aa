import { useState } from 'react'
import type { ImportBatch } from '#contract/import-files.ts'

const minuteMs = 60_000

/** By how fast it has been read since this page was opened; undefined until some of it was. The server's clock may be another. */
export function useMinutesToGo({ readCount, expectedCount }: ImportBatch): number | undefined {
  const [first] = useState(() => ({ readCount, at: performance.now() }))
  const read = readCount - first.readCount
  if (read <= 0) return undefined
  const msEach = (performance.now() - first.at) / read
  return Math.ceil((msEach * Math.max(expectedCount - readCount, 0)) / minuteMs)
}
