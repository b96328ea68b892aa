// npm run upgrade-fixture: at a release, writes into tests/upgrades what later versions upgrade: a backup of a small site of it, and its schema in words.
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describeSchema } from '#harness/describe-schema.ts'
import { stopLocalPostgres } from '#harness/test-postgres.ts'
import { makeBackup } from '#server/platform/backup/backup.ts'
import { readProgramVersion } from '#server/platform/database/program-version.ts'
import { openRecordedSite } from './api-examples/recorded-site.ts'
import { furnishSite } from './upgrade-fixture/furnish.ts'
import { refuseEmptyTables } from './upgrade-fixture/refuse-empty-tables.ts'

const folder = join(import.meta.dirname, '../tests/upgrades')
const version = readProgramVersion()
const [archive, schema] = [join(folder, `${version}.backup`), join(folder, `${version}.schema.txt`)]

if (existsSync(archive)) {
  console.error(
    `${archive} exists already: what was released does not change. Raise the version in package.json first.`,
  )
  process.exit(1)
}
try {
  await using stack = new AsyncDisposableStack()
  const site = await openRecordedSite(stack)
  await furnishSite(site)
  await refuseEmptyTables(site.connection)
  await mkdir(folder, { recursive: true })
  const { bytes } = await makeBackup(site, {
    path: archive,
    passphrase: undefined,
    minFreeBytes: 0,
    isAlone: true,
  })
  await writeFile(schema, `${(await describeSchema(site.connection)).join('\n')}\n`)
  console.log(`${archive}: ${Math.ceil(bytes / 1000)} kB; ${schema}`)
} finally {
  await stopLocalPostgres()
}
