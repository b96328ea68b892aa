import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, mkdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Pinned here and installed on first use: it weighs more than everything an operator installs. */
const version = '13.5.0'

const folder = join(import.meta.dirname, `../../node_modules/.cache/lighthouse-${version}`)
const program = join(folder, 'node_modules/lighthouse/cli/index.js')

/** Returns the program's path. Installs it beside the other caches the first time. */
export async function findLighthouse(): Promise<string> {
  if (await access(program).then(Boolean, () => false)) return program
  console.log(`  fetching lighthouse ${version}`)
  await mkdir(folder, { recursive: true })
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const child = spawn(
    npm,
    ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `lighthouse@${version}`],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    },
  )
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`lighthouse ${version} could not be installed: npm ended with ${code}.`)
  return program
}
