import { setTimeout as sleep } from 'node:timers/promises'
import { readPidFile } from './pid-file.ts'
import { launch, type Plan, type Postmaster } from './postmaster.ts'
import { findProcess, isSameProcess, joinArguments, type ProcessFacts } from './process-facts.ts'
import { stopGently, stopOnWindows } from './stopping.ts'

/** Brings the cluster's server up: the one that a killed process of ours left behind, else a new one. */
export async function adoptOrLaunch(plan: Plan, signal: AbortSignal): Promise<Postmaster> {
  const file = readPidFile(plan.cluster)
  if (!file) return launch(plan, signal)
  if (process.platform === 'win32') return replaceOnWindows(plan, signal)
  const facts = findProcess(file.pid)
  if (!facts || !servesCluster(facts, plan)) return launch(plan, signal, file.pid)
  const left = takeOver(plan, file.pid, facts.birth)
  if (!isInterchangeable(facts, file.startedAt, plan)) {
    plan.log({
      level: 'info',
      message: 'Replacing a PostgreSQL that runs with other settings',
      pid: file.pid,
    })
    await left.stop()
    return launch(plan, signal)
  }
  if (!(await becomesReady(plan, left, signal))) return launch(plan, signal, file.pid)
  plan.log({
    level: 'info',
    message: 'Adopted the PostgreSQL that an earlier process left behind',
    pid: file.pid,
  })
  return left
}

// Its program and its -D prove that it is a server on our very folder: a pid alone proves nothing, pids are reused.
function servesCluster(facts: ProcessFacts, { cluster }: Plan): boolean {
  return (
    facts.program === 'postgres' && facts.commandLine.startsWith(joinArguments(['-D', cluster, '-c', '']))
  )
}

const clockToleranceSeconds = 5

// The start time is no proof against a stepped clock, so a difference means "replace", which is always safe.
function isInterchangeable(facts: ProcessFacts, startedAt: number, plan: Plan): boolean {
  const isSameStart = Math.abs(facts.startedAt - startedAt) <= clockToleranceSeconds
  return isSameStart && facts.commandLine === joinArguments(plan.args) && facts.runs(plan.postgres)
}

const pollMs = 250

function takeOver(plan: Plan, pid: number, birth: string): Postmaster {
  const isAlive = () => isSameProcess(pid, birth)
  // Nobody tells us of the end of a process that is not our child.
  const watch = async () => {
    while (isAlive()) await sleep(pollMs, undefined, { ref: false })
    return 'it is gone'
  }
  // Its file vanishes as its last act; the process may linger in the table for a second more.
  const gone = async () => {
    while (isAlive() && readPidFile(plan.cluster)?.pid === pid) await sleep(5)
  }
  const send = (signal: NodeJS.Signals) => isAlive() && process.kill(pid, signal)
  return { pid, ended: watch(), stop: () => stopGently(plan, gone(), send) }
}

/** Waits for one that is still recovering; false if it ends instead. */
async function becomesReady(plan: Plan, left: Postmaster, signal: AbortSignal): Promise<boolean> {
  for (;;) {
    const file = readPidFile(plan.cluster)
    if (file?.pid !== left.pid) return false
    if (file.status === 'ready') return true
    const how = await Promise.race([left.ended, sleep(20)])
    if (how !== undefined) return false
    if (signal.aborted) await left.stop()
    signal.throwIfAborted()
  }
}

async function replaceOnWindows(plan: Plan, signal: AbortSignal): Promise<Postmaster> {
  await stopOnWindows(plan).catch(() => undefined) // it fails when nothing runs, which is what we want
  return launch(plan, signal)
}
