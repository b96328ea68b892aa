// npm run coverage-table: writes docs/coverage.md, which tests cover which row of the specification, from the tests' tags.
import { writeFile } from 'node:fs/promises'
import { coveragePagePath, writeCoveragePage } from './coverage/coverage-page.ts'

await writeFile(coveragePagePath, await writeCoveragePage())
