// npm run upgrade-fixture: at a release, writes what later versions upgrade: a backup of a small site of this version, and its
// schema in words.
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { makeBackup } from '#server/platform/backup/backup.ts'
import { listTables } from '#server/platform/backup/catalog.queries.ts'
import { withConnection } from '#server/platform/backup/connect.ts'
import { readProgramVersion } from '#server/platform/database/program-version.ts'
import { describeSchema } from '#tests/support/compare-databases.ts'
import { intranet } from '#tests/support/other-site.ts'
import { withProviders } from '#tests/support/providers.ts'
import { openSite } from '#tests/support/site.ts'
import { openPainter } from '#tests/support/stub-painter.ts'
import { furnishSite } from './furnishing.ts'

const version = readProgramVersion()
const [archive, schema] = ['tar', 'schema.txt'].map(kind =>
  join(import.meta.dirname, `${version}.${kind}`),
) as [string, string]

if (existsSync(archive)) {
  throw new Error(
    `${archive} exists already: what was released does not change. Raise the version in package.json first.`,
  )
}
const site = await openSite({ ...intranet, ...(await withProviders()) }, openPainter(), { isSecondary: true })
const connection = { connectionString: site.databaseUrl }

// This is a test, so that the site is closed after it.
test('the fixture is written', async () => {
  await furnishSite(site)
  await refuseEmptyTables()
  const { bytes } = await makeBackup(
    { connection, files: site.services.files },
    { path: archive, key: undefined, minFreeBytes: 0, isAlone: true },
  )
  await writeFile(schema, `${(await describeSchema(connection)).join('\n')}\n`)
  process.stdout.write(`${archive}: ${Math.ceil(bytes / 1000)} kB; ${schema}\n`)
})

/** Throws if a table has no row, since no test could upgrade one. */
async function refuseEmptyTables(): Promise<void> {
  await withConnection(connection, async client => {
    const empty: string[] = []
    for (const { name } of await listTables(client)) {
      const { rows } = await client.query(`select from ${client.escapeIdentifier(name)} limit 1`)
      if (rows.length === 0) empty.push(name)
    }
    if (empty.length > 0)
      throw new Error(
        `The fixture has no rows in ${empty.join(', ')}. Add what makes one to tests/upgrades/furnishing.ts.`,
      )
  })
}
