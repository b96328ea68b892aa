import { setTimeout as sleep } from 'node:timers/promises'
import { readPidFile } from './pid-file.ts'
import { type LaunchPlan, launch, type Postmaster } from './postmaster.ts'
import { findProcess, joinArguments } from './process-facts.ts'
import { stopGracefully, stopOnWindows } from './stopping.ts'

/** Starts the cluster's server. First stops a server that a killed process of ours left running. */
export async function replaceOrphan(plan: LaunchPlan, signal: AbortSignal): Promise<Postmaster> {
  const pid = readPidFile(plan.cluster)?.pid
  if (pid === undefined) return launch(plan, signal)
  if (process.platform === 'win32')
    await stopOnWindows(plan).catch(() => undefined) // it fails when no server runs, which is fine
  else if (servesCluster(pid, plan)) await stopOrphan(plan, pid)
  return launch(plan, signal, pid)
}

// The program and its -D prove that it is a server on this folder. A pid alone proves nothing, because pids are reused.
function servesCluster(pid: number, { cluster }: LaunchPlan): boolean {
  const found = findProcess(pid)
  return found?.program === 'postgres' && found.arguments.startsWith(joinArguments(['-D', cluster, '-c', '']))
}

async function stopOrphan(plan: LaunchPlan, pid: number): Promise<void> {
  plan.log({ level: 'info', message: 'Stopping the PostgreSQL that an earlier process left behind', pid })
  // PostgreSQL deletes its pid file last; the process may stay in the process table for another second. A process that is not our child
  // sends no exit event, so it is polled.
  const whenEnded = async () => {
    while (servesCluster(pid, plan) && readPidFile(plan.cluster)?.pid === pid) await sleep(5)
  }
  await stopGracefully(plan, whenEnded(), signal => servesCluster(pid, plan) && process.kill(pid, signal))
}
