import { join } from 'node:path'
import { ensureChromium } from './chromium.ts'
import { parseJourneyMessage } from './journeys-reporter.ts'
import { runProgram } from './program.ts'
import { type Phase, printFailure } from './progress.ts'
import { type FileResult, noResult, type RunOptions, singleResult } from './results.ts'

const reporter = join(import.meta.dirname, 'journeys-reporter.ts')
const command = ['playwright', 'test', '-c', 'tests/journeys/playwright.config.ts']
const whole = 'the browser journeys'

/** `args`: arguments for Playwright, such as files and flags. */
type JourneyOptions = RunOptions & { args?: string[] }

/** Runs the end-to-end tests in a real browser. */
export async function runJourneys(
  phase: Phase,
  { args = [], isListed = false, skipped = [], signal, onResult }: JourneyOptions = {},
): Promise<FileResult[]> {
  if (!(await ensureChromium())) return [singleResult(whole, false)]
  const results = new Map<string, FileResult>()
  const addFailure = (result: FileResult, failure: string) => {
    result.failed += 1
    result.failures.push(failure)
    printFailure(phase, failure)
  }
  const resultOf = (file: string) => {
    const result = results.get(file) ?? noResult(file)
    results.set(file, result)
    return result
  }
  const readLine = (line: string) => {
    const message = parseJourneyMessage(line)
    if (!message) return console.log(line)
    if ('total' in message) {
      phase.total = message.total
      return
    }
    if (!('outcome' in message)) return addFailure(resultOf(whole), message.failure)
    phase.done += 1
    const result = resultOf(message.file)
    result.seconds += message.seconds
    if (message.outcome === 'expected') result.passed += 1
    else if (message.outcome !== 'skipped') addFailure(result, message.failure)
    if (message.isLast) onResult?.(result)
  }
  const reporters = isListed ? `list,${reporter}` : reporter
  const inverse = skipped.length > 0 ? ['--grep-invert', skipped.map(({ source }) => source).join('|')] : []
  const code = await runProgram('npx', [...command, `--reporter=${reporters}`, ...inverse, ...args], {
    onLine: readLine,
    signal,
  })
  const isTold = [...results.values()].some(({ failed }) => failed > 0)
  if (code !== 0 && !isTold) addFailure(resultOf(whole), 'The browser journeys did not run to their end.')
  return [...results.values()]
}
