// npm run journeys: the end-to-end tests in a real browser, found or installed; its last line is `N passed, N failed`.
// Some of them: npm run journeys -- tests/journeys/toasts.spec.ts, or -- --grep @2-not-found-page
import { runJourneys } from './test/journeys.ts'
import { runProgram } from './test/program.ts'
import { runPhase } from './test/progress.ts'
import { printVerdict } from './test/results.ts'

await runProgram('npm', ['run', '--silent', 'build'])
const results = await runPhase('journeys', phase =>
  runJourneys(phase, { args: process.argv.slice(2), isListed: true }),
)
printVerdict(results)
