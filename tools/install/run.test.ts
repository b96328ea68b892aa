import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'

const run = join(import.meta.dirname, 'run.js')
const isLinux = process.platform === 'linux'

test('a program starts with its flags and arguments, and with one memory arena unless told otherwise', {
  skip: !isLinux && 'only glibc has them',
}, async t => {
  const folder = await mkdtemp(join(tmpdir(), 'mezani-run-'))
  t.after(() => rm(folder, { recursive: true }))
  const program = join(folder, 'program.ts')
  await writeFile(
    program,
    'console.log(JSON.stringify([process.env.MALLOC_ARENA_MAX, process.execArgv, process.argv.slice(2)]))',
  )
  const start = async (MALLOC_ARENA_MAX: string | undefined) => {
    const { MALLOC_ARENA_MAX: _, ...inherited } = process.env
    const env = { ...inherited, ...(MALLOC_ARENA_MAX && { MALLOC_ARENA_MAX }) }
    const args = ['--max-semi-space-size=4', run, program, 'one', 'two words']
    return JSON.parse((await promisify(execFile)(process.execPath, args, { env })).stdout)
  }
  const rest = [['--max-semi-space-size=4'], ['one', 'two words']]
  assert.deepEqual(await start(undefined), ['1', ...rest])
  assert.deepEqual(await start('3'), ['3', ...rest])
})
