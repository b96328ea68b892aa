import { execFile } from 'node:child_process'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { program } from './binaries.ts'
import type { Log } from './log-file.ts'

const fastShutdownTimeoutMs = 8000

/** The part of a LaunchPlan that is needed to stop the server. */
type Stoppable = { postgres: string; cluster: string; log: Log }

/**
 * Stops by a fast shutdown (SIGINT: ends sessions, writes a checkpoint). If the disk is too slow for that, stops by an immediate one
 * (SIGQUIT): no acknowledged write is lost, and the next start recovers.
 */
export async function stopGracefully(
  cluster: Stoppable,
  exited: Promise<unknown>,
  send: (signal: 'SIGINT' | 'SIGQUIT') => unknown,
): Promise<void> {
  if (process.platform === 'win32') return stopOnWindows(cluster)
  send('SIGINT')
  const cancel = new AbortController()
  const deadline = sleep(fastShutdownTimeoutMs, 'late', { signal: cancel.signal }).catch(() => 'cancelled')
  const outcome = await Promise.race([exited, deadline])
  cancel.abort()
  if (outcome !== 'late') return
  cluster.log({
    level: 'warn',
    message: `PostgreSQL needed more than ${fastShutdownTimeoutMs / 1000} s to stop; cutting it short`,
  })
  send('SIGQUIT')
  await exited
}

/** Windows has no signals: pg_ctl uses a pipe that only a postmaster listens on. Not tested. */
export async function stopOnWindows({ postgres, cluster }: Stoppable): Promise<void> {
  const pgCtl = program(dirname(dirname(postgres)), 'pg_ctl')
  await promisify(execFile)(pgCtl, ['stop', '-m', 'fast', '-D', cluster])
}
