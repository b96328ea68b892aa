// npm run journeys: the end-to-end tests in a real browser, found or installed; its last line is `N passed, N failed`.
// Some of them: npm run journeys -- tests/journeys/toasts.spec.ts, or -- --grep @2-not-found-page
// With --worker each page is controlled by the service worker: npm run test:nightly.
import { runJourneys } from './test/journeys.ts'
import { runProgram } from './test/program.ts'
import { runPhase } from './test/progress.ts'
import { printVerdict } from './test/results.ts'

const args = process.argv.slice(2)
if (args.includes('--worker')) process.env.JOURNEYS_WORKER = 'on'
await runProgram('npm', ['run', '--silent', 'build'])
const results = await runPhase('journeys', phase =>
  runJourneys(phase, { args: args.filter(arg => arg !== '--worker'), isListed: true }),
)
printVerdict(results)
