import { readdir, readFile } from 'node:fs/promises'

/** /proc counts in hundredths. */
const ticksPerSecond = 100

type Process = { pid: number; parent: number; seconds: number }

/** Processor seconds so far of a process, of those it started, and of those of them that have ended. Linux only. */
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

async function listProcesses(): Promise<Process[]> {
  const names = (await readdir('/proc')).filter(name => /^\d+$/.test(name))
  const stats = await Promise.all(names.map(name => readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')))
  return stats.flatMap((stat, index) => {
    // The name, in brackets, may have blanks.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [parent, ticks] = [fields[1], fields.slice(11, 15)]
    if (parent === undefined || ticks.length < 4) return []
    const seconds = ticks.reduce((sum, more) => sum + more, 0) / ticksPerSecond
    return [{ pid: Number(names[index]), parent, seconds }]
  })
}
