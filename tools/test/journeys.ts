import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './chromium.ts'
import { runProgram } from './program.ts'
import { asSingleTest, type Tally } from './tally.ts'

type Report = { stats: { expected: number; unexpected: number; flaky: number } }

/** End-to-end tests in a real browser: all, or those of `files`. A journey that passed only when tried again has failed. */
export async function runJourneys(files: string[] = []): Promise<Tally> {
  if (!(await ensureChromium())) return asSingleTest('the browser journeys', false)
  const folder = await mkdtemp(join(tmpdir(), 'mezani-journeys-'))
  const reportFile = join(folder, 'report.json')
  try {
    await runProgram(
      'npx',
      ['playwright', 'test', '-c', 'tests/journeys/playwright.config.ts', '--reporter=list,json', ...files],
      {
        PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
      },
    )
    const { stats }: Report = JSON.parse(await readFile(reportFile, 'utf8'))
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
  } catch (error) {
    console.error('The browser journeys did not run to their end.', error)
    return asSingleTest('the browser journeys', false)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
