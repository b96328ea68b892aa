import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os'
import { serverVersion } from './database.ts'

const atBegin = loadavg()

/** Describes in one line what the figures depend on: the machine, the versions and the load average. */
export async function describeMachine(): Promise<string> {
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`
  const load = [atBegin, loadavg()].map(([minute = 0]) => minute.toFixed(1))
  return [
    new Date().toISOString().slice(0, 10),
    `${cpus()[0]?.model.trim() || 'a processor without a name'}, ${availableParallelism()} cores, ${memory}`,
    `${type()} ${release()}`,
    `Node ${process.versions.node}`,
    `PostgreSQL ${await serverVersion()}`,
    `load ${load.join(' at the beginning, ')} at the end`,
  ].join(' · ')
}
