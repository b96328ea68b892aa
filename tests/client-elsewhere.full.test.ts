import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { listBlockLines } from '#tests/support/repository.ts'
import { copyRepository } from '#tests/support/repository-copies.ts'

const maxBuildMinutes = 10
const backend = 'https://api.example.org'

test('the commands of docs/operating.md point a client at another backend, in the build and in the built page', async t => {
  const { root, remove } = await copyRepository('client')
  t.after(remove)
  const run = async (line: string, environment: Record<string, string> = {}) => {
    const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
    const options = {
      cwd: root,
      env: { ...process.env, PATH, ...environment },
      timeout: maxBuildMinutes * 60_000,
    }
    return (await promisify(execFile)('bash', ['-ec', line], options)).stdout
  }
  const readBackend = async () => {
    const page = await readFile(join(root, 'dist/client/index.html'), 'utf8')
    return /<meta name="mezani-host" content="([^"]*)"/.exec(page)?.[1]
  }
  const [build = '', show = '', edit = ''] = await listBlockLines(
    'docs/operating.md',
    'The client on another server',
  )
  await run(build)
  assert.equal(await readBackend(), backend)
  assert.equal((await run(show)).trim(), `name="mezani-host" content="${backend}"`)

  // The same sources with another backend make another client. The build must not reuse the existing one.
  await run(build.replace(/^VITE_HOST=\S+ /, ''))
  assert.equal(await readBackend(), '')
  await run(edit)
  assert.equal(await readBackend(), backend)
})
