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

test('a client is pointed at another backend when it is built, and in the page that was built, as docs/operating.md says', async t => {
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
  const [build = '', show = '', edit = ''] = await listBlockLines('The client on another server')
  await run(build)
  assert.equal(await readBackend(), backend)
  assert.equal((await run(show)).trim(), `name="mezani-host" content="${backend}"`)

  // The same sources with another backend are another client; the build may not take the one that is there.
  await run(build.replace(/^VITE_HOST=\S+ /, ''))
  assert.equal(await readBackend(), '')
  await run(edit)
  assert.equal(await readBackend(), backend)
})
