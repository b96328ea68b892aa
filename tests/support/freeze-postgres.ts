import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { postmasterPid } from '#server/platform/database/embedded/embedded.support.ts'
import { waitFor } from './wait-for.ts'

// Asynchronous, because the test's requests go on meanwhile.
const listProcesses = async (...args: string[]): Promise<string[]> =>
  (await promisify(execFile)('ps', args)).stdout.trim().split(/\s+/)

/**
 * Stops the postmaster of a DATA_DIR and all of its backends with SIGSTOP. Returns a function that lets them continue. Stops the
 * postmaster first, so that no backend starts after they were listed.
 */
export async function freezePostgres(dataDir: string): Promise<() => void> {
  const postmaster = postmasterPid(dataDir) ?? 0
  process.kill(postmaster, 'SIGSTOP')
  await waitUntilStopped([postmaster])
  const children = await listProcesses('-o', 'pid=', '--ppid', String(postmaster))
  const pids = [postmaster, ...children.map(Number)]
  for (const pid of pids) signal(pid, 'SIGSTOP')
  await waitUntilStopped(pids)
  return () => {
    for (const pid of pids) signal(pid, 'SIGCONT')
  }
}

/** Sends a signal. A backend that has ended meanwhile is gone once the postmaster continues, and is ignored. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/**
 * Waits until all have stopped. A process that waits for a disk stops only afterwards. A process that ended meanwhile counts as
 * stopped.
 */
const waitUntilStopped = (pids: number[]) =>
  waitFor(async () => {
    const states = await listProcesses('-o', 'stat=', '-p', pids.join())
    return states.every(state => /^[TtZ]/.test(state)) || undefined
  }, 'PostgreSQL to stand still')
