import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartRefused } from '../../start/start-refused.ts'
import type { Account } from './account.ts'
import { type Log, logSize, readExitReason, rotateLog } from './log-file.ts'
import { isReady } from './pid-file.ts'
import { stopGracefully } from './stopping.ts'

/** All that is needed to run one cluster's server. */
export type LaunchPlan = {
  postgres: string
  cluster: string
  args: string[]
  account: Account
  logFile: string
  log: Log
}

/** A server that accepts connections and is our child process. */
export type Postmaster = {
  pid: number
  /** Resolves when it has ended, with the reason. */
  ended: Promise<string>
  /** Ends sessions, writes a checkpoint and resolves when it has ended. */
  stop(): Promise<void>
}

/** PostgreSQL ended before it took connections. */
export class LaunchFailed extends StartRefused {
  override name = 'LaunchFailed'
  readonly isTransient: boolean

  constructor(reason: string, logFile: string) {
    const remedy = /No space left/.test(reason) ? 'Free some space on its disk' : `Its log is ${logFile}`
    super(`PostgreSQL did not start: ${reason}. ${remedy}.`)
    // Children of a killed postmaster need a moment to notice; until then they hold its shared memory.
    this.isTransient = /pre-existing shared memory block|lock file .* already exists/.test(reason)
  }
}

/**
 * Starts the server and waits until it takes connections; after a crash that includes its recovery, however long.
 * A pid in `stalePid` is known not to be a postmaster, whatever postmaster.pid says.
 */
export async function launch(plan: LaunchPlan, signal: AbortSignal, stalePid?: number): Promise<Postmaster> {
  signal.throwIfAborted()
  rotateLog(plan.logFile)
  const logStart = logSize(plan.logFile)
  const child = spawnPostgres(plan, stalePid)
  const ended = new Promise<string>(resolve => {
    child.once('exit', (code, by) => resolve(by ? `killed by ${by}` : `exit code ${code}`))
    child.once('error', error => resolve(error.message))
  })
  const interrupt = () => child.kill('SIGINT')
  signal.addEventListener('abort', interrupt, { once: true })
  const failure = await untilReady(plan, child.pid, ended)
  signal.removeEventListener('abort', interrupt)
  if (failure !== undefined || child.pid === undefined) {
    signal.throwIfAborted()
    throw new LaunchFailed(readExitReason(plan.logFile, logStart) || String(failure), plan.logFile)
  }
  child.unref() // the HTTP server, not the database, keeps this process alive
  const { pid } = child
  const stop = () => {
    child.ref()
    return stopGracefully(plan, ended, by => child.kill(by))
  }
  return { pid, ended, stop }
}

function spawnPostgres({ postgres, args, account, logFile }: LaunchPlan, stalePid: number | undefined) {
  // Output goes to a file, because a pipe would break when this process ends. cwd is '/', because the account may not be allowed to enter
  // ours. It is detached, because Ctrl-C would otherwise reach PostgreSQL before our own orderly stop.
  const output = openSync(logFile, 'a', 0o600)
  try {
    return spawn(postgres, args, {
      cwd: '/',
      detached: true,
      stdio: ['ignore', output, output],
      env: serverEnvironment(stalePid),
      windowsHide: true,
      ...account,
    })
  } finally {
    closeSync(output)
  }
}

// PostgreSQL refuses to start if postmaster.pid names a live process of its account, except the one in this variable,
// which pg_ctl sets for that purpose. Deleting the file instead would also disable its check for live children
// (shared memory).
function serverEnvironment(stalePid: number | undefined): NodeJS.ProcessEnv {
  return stalePid ? { LC_ALL: 'C', PG_GRANDPARENT_PID: String(stalePid) } : { LC_ALL: 'C' }
}

const progressLogIntervalMs = 10_000

/** Resolves with undefined once ready, or with the reason why it ended. */
async function untilReady(
  plan: LaunchPlan,
  pid: number | undefined,
  ended: Promise<string>,
): Promise<string | undefined> {
  let nextLogAt = performance.now() + progressLogIntervalMs
  for (;;) {
    if (isReady(plan.cluster, pid)) return undefined
    const reason = await Promise.race([ended, sleep(10)])
    if (reason !== undefined) return reason
    if (performance.now() < nextLogAt) continue
    nextLogAt += progressLogIntervalMs
    plan.log({ level: 'warn', message: 'PostgreSQL is still recovering from an unclean end', pid })
  }
}
