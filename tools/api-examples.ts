// npm run api-examples: records an example of each call of the API, which its documentation shows, on a site of its own.
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { stopLocalPostgres } from '#harness/test-postgres.ts'
import { examplesFile } from '#server/platform/docs/examples.ts'
import { recordExamples } from './api-examples/record-examples.ts'

try {
  await writeFile(examplesFile, JSON.stringify(await recordExamples(), null, 2))
} finally {
  await stopLocalPostgres()
}
const root = join(import.meta.dirname, '..')
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
await promisify(execFile)(process.execPath, [biome, 'format', '--write', examplesFile], { cwd: root })
