import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { siteFlags } from '#harness/site-flags.ts'
import { findFreePort } from '#server/platform/http/find-free-port.ts'

const main = join(import.meta.dirname, '../../server/main.ts')
const startTimeoutMs = 120_000

/** The process that was started, which ends the others. */
export type StartedSite = { port: number; pid: number | undefined }
type Options = { environment?: Record<string, string>; descriptors?: number | undefined }

/** A site as operators start it, with all its processes, and at most so many files and connections open in each; it is stopped when the work is done. */
export async function withStartedSite<Result>(
  { environment = {}, descriptors }: Options,
  work: (site: StartedSite) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mezani-bench-started-'))
  const port = await findFreePort()
  const limit = descriptors ? `ulimit -n ${descriptors}; ` : ''
  const child = spawn('/bin/sh', ['-c', `${limit}exec "$0" "$@"`, process.execPath, ...siteFlags, main], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error', ...environment },
  })
  const ended = new Promise(resolve => child.once('exit', resolve))
  const deadline = performance.now() + startTimeoutMs
  try {
    while (!(await isReady(port))) {
      if (child.exitCode !== null)
        throw new Error(`The site ended with ${child.exitCode} instead of starting.`)
      if (performance.now() > deadline) throw new Error('The site did not start in time.')
      await sleep(100)
    }
    return await work({ port, pid: child.pid })
  } finally {
    child.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
  }
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
