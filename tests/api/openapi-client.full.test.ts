import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { aMember, password } from '#tests/support/people.ts'
import { repository } from '#tests/support/repository.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const folder = await mkdtemp(join(tmpdir(), 'mezani-client-'))
after(() => rm(folder, { recursive: true, force: true }))

const client = join(repository, 'tests/api-client')
const program = join(client, 'cook.ts')
const run = promisify(execFile)

/** Generates types from the document at this URL, and returns the compiler's messages about the program. */
async function compileAgainst(document: string): Promise<string> {
  const generator = join(client, 'node_modules/openapi-typescript/bin/cli.js')
  await run(process.execPath, [generator, document, '--output', join(folder, 'mezani-api.d.ts')])
  const compilerOptions = {
    target: 'esnext',
    lib: ['esnext', 'dom'],
    module: 'nodenext',
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    types: ['node'],
    typeRoots: [join(repository, 'node_modules/@types')],
    paths: { 'mezani-api': ['./mezani-api.d.ts'] },
  }
  const project = join(folder, 'tsconfig.json')
  await writeFile(project, JSON.stringify({ compilerOptions, files: [program] }))
  const compiler = join(repository, 'node_modules/typescript/bin/tsc')
  const { stdout } = await run(process.execPath, [compiler, '--project', project]).catch(
    (failure: { stdout: string }) => failure,
  )
  return stdout
}

test('a client generated from the document compiles, signs in, publishes, rates and reads', async () => {
  assert.equal(await compileAgainst(`${site.url}/openapi.json`), '')
  const { email } = await aMember(site, 'Zawadi')
  const { stdout } = await run(process.execPath, [program, site.url, email, password])
  assert.deepEqual(JSON.parse(stdout), {
    found: { title: 'Mandazi', lines: 2, rating: 4.3, ratingCount: 1, author: 'Zawadi', comments: 0 },
    titles: ['Mandazi'],
    code: 'not_found',
  })
})
