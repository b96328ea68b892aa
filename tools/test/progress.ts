import type { Tally } from './tally.ts'

/** A part of the run: `done` of `total` so far, whatever they count. */
export type Phase = { name: string; done: number; total: number; failed: number }

const intervalMs = 30_000
const startedAt = performance.now()
const running = new Set<Phase>()
let timer: NodeJS.Timeout | undefined

/** Prints a line with the time since the start. */
export function printLine(text: string): void {
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  const elapsed = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  console.log(`[${elapsed.padStart(5)}] ${text}`)
}

/** Runs a part; prints the progress of all running parts every half minute. */
export async function runPhase(name: string, run: (phase: Phase) => Promise<Tally>): Promise<Tally> {
  const phase: Phase = { name, done: 0, total: 0, failed: 0 }
  running.add(phase)
  if (running.size === 1) timer = setInterval(printProgress, intervalMs)
  printLine(`${name}: started`)
  const tally = await run(phase)
  running.delete(phase)
  if (running.size === 0) clearInterval(timer)
  printLine(`${name}: ${tally.passed} passed, ${tally.failed} failed`)
  return tally
}

/** Printed at once, not only at the end, so that one can begin to debug. */
export function printFailure(phase: Phase, failure: string): void {
  phase.failed += 1
  printLine(`failed: ${failure}`)
}

const printProgress = (): void => printLine([...running].map(progressOf).join(' · '))

const progressOf = ({ name, done, total, failed }: Phase): string =>
  `${name}${total > 0 ? ` ${done} of ${total}` : ''}${failed > 0 ? `, ${failed} failed` : ''}`
