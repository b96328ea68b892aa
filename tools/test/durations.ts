export type Duration = { file: string; seconds: number }

/** From as many files on, the slowest are listed, as many. */
const manyFiles = 20

/** Where time could be saved. Several files run at once, so that the sum is not the time of the run. */
export function printSlowest(durations: Duration[]): void {
  if (durations.length < manyFiles) return
  const slowest = durations.toSorted((a, b) => b.seconds - a.seconds).slice(0, manyFiles)
  for (const { file, seconds } of slowest) console.log(`${seconds.toFixed(0).padStart(8)} s ${file}`)
}
