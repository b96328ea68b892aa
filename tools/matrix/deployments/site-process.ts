import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DeployedSite } from '#harness/deployment.ts'

const main = join(import.meta.dirname, '../../../server/main.ts')
const startTimeoutMs = 120_000

/** The command that runs another one, such as in a network of its own. */
type Within = (command: string[]) => string[]

/** Starts a Mezani with these settings; resolves once it answers at `url`, where it is not said by itself. Throws if it ends before. */
export async function startSiteProcess(
  environment: Record<string, string>,
  { url, within = command => command }: { url: string; within?: Within },
): Promise<DeployedSite> {
  const [command = '', ...args] = within([process.execPath, main])
  const child = spawn(command, args, {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const chunks: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => void chunks.push(chunk))
  const exited = once(child, 'exit')
  const output = () => chunks.join('')
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    await exited
  }
  const deadline = performance.now() + startTimeoutMs
  while (!/open at http/.test(output()) || !(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`The site ended:\n${output()}`)
    if (performance.now() > deadline) {
      await stop()
      throw new Error(`The site is not ready:\n${output()}`)
    }
    await sleep(50)
  }
  return { url, output, stop }
}

export async function isReady(url: string): Promise<boolean> {
  const response = await fetch(`${url}/readyz`).catch(() => undefined)
  await response?.text()
  return response?.status === 200
}
