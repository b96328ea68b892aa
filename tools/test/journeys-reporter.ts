import { relative } from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter'

/** Messages from Playwright's process to the one that started it, one line of JSON each. */
export type JourneyMessage = { total: number } | EndedJourney | { failure: string }
type EndedJourney = {
  file: string
  seconds: number
  outcome: ReturnType<TestCase['outcome']>
  failure: string
  /** Whether this is the last journey of its file. */
  isLast: boolean
}

const send = (message: JourneyMessage) => process.stdout.write(`${JSON.stringify({ journey: message })}\n`)

/** Parses a line of output; undefined if it is not such a message. */
export function parseJourneyMessage(line: string): JourneyMessage | undefined {
  if (!line.startsWith('{"journey":')) return undefined
  const { journey }: { journey: JourneyMessage } = JSON.parse(line)
  return journey
}

/** Reports each journey as it ends. */
export default class JourneysReporter implements Reporter {
  /** The number of journeys of each file that have not ended. */
  private left: Record<string, number> = {}

  onBegin(_config: FullConfig, suite: Suite): void {
    const tests = suite.allTests()
    for (const { location } of tests) this.left[location.file] = (this.left[location.file] ?? 0) + 1
    send({ total: tests.length })
  }

  onTestEnd(test: TestCase, { errors, duration }: TestResult): void {
    const file = relative('', test.location.file)
    const [, , , ...titles] = test.titlePath()
    const title = `${file}:${test.location.line} ${titles.join(' › ')}`
    const failure = [title, ...errors.map(explain)].join('\n  ')
    const left = (this.left[test.location.file] ?? 0) - 1
    this.left[test.location.file] = left
    send({ outcome: test.outcome(), file, seconds: duration / 1000, failure, isLast: left === 0 })
  }

  onError(error: TestError): void {
    send({ failure: explain(error) })
  }
}

const explain = ({ message, value, snippet, location }: TestError): string =>
  [message ?? value ?? '', location && `at ${relative('', location.file)}:${location.line}`, snippet]
    .filter(Boolean)
    .join('\n')
    .replaceAll('\n', '\n  ')
