import { type FileResult, sumResults } from './results.ts'

/** A part of the run. `done` and `total` count files or journeys. */
export type Phase = { name: string; done: number; total: number; failed: number; startedAt: number }

const intervalMs = 10_000
const startedAt = performance.now()
const running = new Set<Phase>()
let timer: NodeJS.Timeout | undefined

export const secondsSinceStart = (): number => Math.round((performance.now() - startedAt) / 1000)

/** Prints a line with the time since the start. */
export function printLine(text: string): void {
  const seconds = secondsSinceStart()
  const elapsed = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  console.log(`[${elapsed.padStart(5)}] ${text}`)
}

/** Runs a part. Prints the progress of all running parts every ten seconds. */
export async function runPhase(
  name: string,
  run: (phase: Phase) => Promise<FileResult[]>,
): Promise<FileResult[]> {
  const phase: Phase = { name, done: 0, total: 0, failed: 0, startedAt: performance.now() }
  running.add(phase)
  if (running.size === 1) timer = setInterval(printProgress, intervalMs)
  printLine(`${name}: started`)
  const results = await run(phase)
  running.delete(phase)
  if (running.size === 0) clearInterval(timer)
  const { passed, failed } = sumResults(results)
  printLine(`${name}: ${passed} passed, ${failed} failed`)
  return results
}

/** Prints a failure at once and not only at the end, so that an engineer can start to debug. */
export function printFailure(phase: Phase, failure: string): void {
  phase.failed += 1
  printLine(`failed: ${failure}`)
}

const printProgress = (): void => printLine([...running].map(progressOf).join(' · '))

const progressOf = (phase: Phase): string =>
  [
    `${phase.name}${phase.total > 0 ? ` ${phase.done} of ${phase.total}` : ''}`,
    ...(phase.failed > 0 ? [`${phase.failed} failed`] : []),
    ...(phase.done > 0 ? [`about ${minutesLeft(phase)} min left`] : []),
  ].join(', ')

function minutesLeft({ done, total, startedAt }: Phase): number {
  const each = (performance.now() - startedAt) / done
  return Math.ceil((each * (total - done)) / 60_000)
}
