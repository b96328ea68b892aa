import { readdir, readFile } from 'node:fs/promises'

/** /proc counts in hundredths of a second. */
const ticksPerSecond = 100

type Process = { pid: number; parent: number; seconds: number }

/** Returns the processor seconds that a process, its descendants, and their ended children have used so far. Linux only. */
export async function readProcessorTime(pid: number): Promise<number> {
  const processes = await listProcesses()
  const members = new Set([pid])
  // A child may be listed before its parent.
  for (let size = 0; size < members.size; ) {
    size = members.size
    for (const process of processes) if (members.has(process.parent)) members.add(process.pid)
  }
  return processes.filter(process => members.has(process.pid)).reduce((sum, { seconds }) => sum + seconds, 0)
}

export async function readParent(pid: number): Promise<number> {
  const process = await readProcess(pid)
  if (!process) throw new Error(`There is no process ${pid}.`)
  return process.parent
}

async function listProcesses(): Promise<Process[]> {
  const pids = (await readdir('/proc')).filter(name => /^\d+$/.test(name)).map(Number)
  return (await Promise.all(pids.map(readProcess))).filter(process => process !== undefined)
}

/** Returns undefined if the process has ended. */
async function readProcess(pid: number): Promise<Process | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name, in brackets, may contain spaces.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [parent, ticks] = [fields[1], fields.slice(11, 15)]
  if (parent === undefined || ticks.length < 4) return undefined
  return { pid, parent, seconds: ticks.reduce((sum, more) => sum + more, 0) / ticksPerSecond }
}
