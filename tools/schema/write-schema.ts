import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import {
  createDatabase,
  databaseUrl,
  dropDatabase,
  findTestPostgres,
  stopLocalPostgres,
} from '#tests/support/test-postgres.ts'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)
const types = { int8: 'number', numeric: 'number', timestamptz: 'Date' }

/** Reads the tables of a freshly migrated throw-away database, and writes their types to the file. */
export async function writeSchema(file: string): Promise<void> {
  const server = await findTestPostgres()
  const connection = await createDatabase(server)
  try {
    const options = [
      '--dialect',
      'postgres',
      '--include-pattern',
      '{public,mezani_audit}.*',
      '--exclude-pattern',
      'public.{migrations,audit_log}',
      '--url',
      databaseUrl(connection),
    ]
    const mapping = ['--type-mapping', JSON.stringify(types), '--out-file', file]
    await run(process.execPath, [packageFile('kysely-codegen/dist/cli/bin.js'), ...options, ...mapping], {
      cwd: root,
    })
    // Runs in the repository, so that Biome formats with the repository's settings wherever the file is.
    await run(
      process.execPath,
      [packageFile('@biomejs/biome/bin/biome'), 'format', '--write', '--vcs-enabled=false', file],
      {
        cwd: root,
      },
    )
  } finally {
    await dropDatabase(connection, server)
    await stopLocalPostgres()
  }
}

const packageFile = (path: string): string => join(root, 'node_modules', path)
