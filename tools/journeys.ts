// npm run journeys: walks the site in a real browser, found or installed; its last line is `N passed, N failed`.
import { runJourneys } from './test/journeys.ts'
import { runProgram } from './test/program.ts'

await runProgram('npm', ['run', '--silent', 'build'])
const { passed, failed } = await runJourneys()
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)
