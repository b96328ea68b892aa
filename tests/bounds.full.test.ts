import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { readMigrations } from '#server/platform/database/migrate.ts'
import { listFiles, repository } from './support/sources.ts'

const page = await readFile(join(repository, 'docs/promises.md'), 'utf8')

/** The table of docs/promises.md: of each thing that grows its name, bound and test. */
const rows = (page.split('\n## Every cache, list, table, folder, queue and map has a bound\n')[1] ?? '')
  .split('\n')
  .filter(line => line.startsWith('| '))
  .slice(2)
  .map(line =>
    line
      .split('|')
      .slice(1, 4)
      .map(cell => cell.trim()),
  )

const quoted = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)

test('every table of the database has a bound in docs/promises.md', async () => {
  const schema = (await readMigrations()).map(({ sql }) => sql).join('\n')
  const created = [...schema.matchAll(/^create (?:unlogged )?table (?:if not exists )?(\w+)/gm)].map(
    ([, name = '']) => name,
  )
  assert.ok(created.length > 40)
  const named = rows.filter(([what = '']) => what.startsWith('Table')).flatMap(([what = '']) => quoted(what))
  assert.deepEqual(created.toSorted(), named.toSorted())
})

test('every row says what the bound is, and names a test that exists or says why there is none', async () => {
  const tests = (await listFiles('*.test.ts', '*.spec.ts')).map(path => `/${path}`)
  for (const [what = '', bound = '', proof = ''] of rows) {
    assert.match(bound, /\p{L}{3}/u, what)
    const files = quoted(proof)
    if (files.length === 0) assert.match(proof, /^none: .{20}/, what)
    for (const file of files)
      assert.ok(
        tests.some(path => path.endsWith(`/${file}`)),
        `${what}: ${file}`,
      )
  }
})
