import { setTimeout as sleep } from 'node:timers/promises'
import { readPidFile } from './pid-file.ts'
import { type LaunchPlan, launch, type Postmaster } from './postmaster.ts'
import { findProcess, isSameProcess, joinArguments, type ProcessFacts } from './process-facts.ts'
import { stopGracefully, stopOnWindows } from './stopping.ts'

/** Returns the cluster's running server: the one that a killed process of ours left behind, else a new one. */
export async function adoptOrLaunch(plan: LaunchPlan, signal: AbortSignal): Promise<Postmaster> {
  const file = readPidFile(plan.cluster)
  if (!file) return launch(plan, signal)
  if (process.platform === 'win32') return replaceOnWindows(plan, signal)
  const facts = findProcess(file.pid)
  if (!facts || !servesCluster(facts, plan)) return launch(plan, signal, file.pid)
  const orphan = adopt(plan, file.pid, facts.birth)
  if (!isInterchangeable(facts, file.startedAt, plan)) {
    plan.log({
      level: 'info',
      message: 'Replacing a PostgreSQL that runs with other settings',
      pid: file.pid,
    })
    await orphan.stop()
    return launch(plan, signal)
  }
  if (!(await becomesReady(plan, orphan, signal))) return launch(plan, signal, file.pid)
  plan.log({
    level: 'info',
    message: 'Adopted the PostgreSQL that an earlier process left behind',
    pid: file.pid,
  })
  return orphan
}

// The program and its -D prove that it is a server on this folder: a pid alone proves nothing, pids are reused.
function servesCluster(facts: ProcessFacts, { cluster }: LaunchPlan): boolean {
  return (
    facts.program === 'postgres' && facts.commandLine.startsWith(joinArguments(['-D', cluster, '-c', '']))
  )
}

const clockToleranceSeconds = 5

// The system clock may have been changed, so start times may differ for the same process; replacing it is always safe.
function isInterchangeable(facts: ProcessFacts, startedAt: number, plan: LaunchPlan): boolean {
  const isSameStart = Math.abs(facts.startedAt - startedAt) <= clockToleranceSeconds
  return isSameStart && facts.commandLine === joinArguments(plan.args) && facts.runs(plan.postgres)
}

const pollMs = 250

function adopt(plan: LaunchPlan, pid: number, birth: string): Postmaster {
  const isAlive = () => isSameProcess(pid, birth)
  // A process that is not our child sends no exit event, so it is polled.
  const watch = async () => {
    while (isAlive()) await sleep(pollMs, undefined, { ref: false })
    return 'it is gone'
  }
  // PostgreSQL deletes its pid file last; the process may stay in the process table for another second.
  const whenEnded = async () => {
    while (isAlive() && readPidFile(plan.cluster)?.pid === pid) await sleep(5)
  }
  const send = (signal: NodeJS.Signals) => isAlive() && process.kill(pid, signal)
  return { pid, ended: watch(), stop: () => stopGracefully(plan, whenEnded(), send) }
}

/** Waits for one that is still recovering; false if it ends instead. */
async function becomesReady(plan: LaunchPlan, orphan: Postmaster, signal: AbortSignal): Promise<boolean> {
  for (;;) {
    const file = readPidFile(plan.cluster)
    if (file?.pid !== orphan.pid) return false
    if (file.status === 'ready') return true
    const reason = await Promise.race([orphan.ended, sleep(20)])
    if (reason !== undefined) return false
    if (signal.aborted) await orphan.stop()
    signal.throwIfAborted()
  }
}

async function replaceOnWindows(plan: LaunchPlan, signal: AbortSignal): Promise<Postmaster> {
  await stopOnWindows(plan).catch(() => undefined) // it fails when no server runs, which is fine
  return launch(plan, signal)
}
