// npm run journeys: end-to-end tests in a real browser, found or installed; its last line is `N passed, N failed`.
// All of them, or the files that are named: npm run journeys -- tests/journeys/shell.spec.ts
import { runJourneys } from './test/journeys.ts'
import { runProgram } from './test/program.ts'

await runProgram('npm', ['run', '--silent', 'build'])
const { passed, failed } = await runJourneys(process.argv.slice(2))
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)
