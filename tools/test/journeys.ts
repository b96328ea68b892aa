import { join } from 'node:path'
import { ensureChromium } from './chromium.ts'
import { printSlowest } from './durations.ts'
import { parseJourneyMessage } from './journeys-reporter.ts'
import { runProgram } from './program.ts'
import { type Phase, printFailure } from './progress.ts'
import { asSingleTest, type Tally } from './tally.ts'

const reporter = join(import.meta.dirname, 'journeys-reporter.ts')
const command = ['playwright', 'test', '-c', 'tests/journeys/playwright.config.ts']

/**
 * Runs the end-to-end tests in a real browser. A journey that passed only when tried again has failed. `args`: which
 * ones, as Playwright takes it; then each is listed.
 */
export async function runJourneys(phase: Phase, args?: string[]): Promise<Tally> {
  if (!(await ensureChromium())) return asSingleTest('the browser journeys', false)
  const tally = { passed: 0, failed: 0, failures: [] as string[] }
  const seconds = new Map<string, number>()
  const addFailure = (failure: string) => {
    tally.failed += 1
    tally.failures.push(failure)
    printFailure(phase, failure)
  }
  const readLine = (line: string) => {
    const message = parseJourneyMessage(line)
    if (!message) return console.log(line)
    if ('total' in message) {
      phase.total = message.total
      return
    }
    if (!('outcome' in message)) return addFailure(message.failure)
    phase.done += 1
    seconds.set(message.file, (seconds.get(message.file) ?? 0) + message.seconds)
    if (message.outcome === 'expected') tally.passed += 1
    else if (message.outcome !== 'skipped') addFailure(message.failure)
  }
  const reporters = args ? `list,${reporter}` : reporter
  const code = await runProgram('npx', [...command, `--reporter=${reporters}`, ...(args ?? [])], {
    onLine: readLine,
  })
  if (code !== 0 && tally.failed === 0) addFailure('The browser journeys did not run to their end.')
  printSlowest(Array.from(seconds, ([file, sum]) => ({ file, seconds: sum })))
  return tally
}
