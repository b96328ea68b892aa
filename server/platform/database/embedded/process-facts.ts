import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { basename } from 'node:path'
import { hasCode } from './refusal.ts'

/** The name of a process's program, and the arguments of its command line joined by `joinArguments`. */
export type ProcessFacts = { program: string; arguments: string }

/** Returns undefined for a process that has ended, even while it is a zombie. */
export function findProcess(pid: number): ProcessFacts | undefined {
  if (process.platform === 'linux') return readProc(pid)
  return process.platform === 'darwin' ? askPs(pid) : undefined
}

export const joinArguments = (args: string[]): string => args.join(process.platform === 'linux' ? '\0' : ' ')

function readProc(pid: number): ProcessFacts | undefined {
  try {
    // A zombie has no program any more.
    const program = readlinkSync(`/proc/${pid}/exe`).replace(/ \(deleted\)$/, '')
    const [, ...args] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replace(/\0$/, '').split('\0')
    return { program: basename(program), arguments: joinArguments(args) }
  } catch (error) {
    // ESRCH: it ended while we read. EACCES: it belongs to another account, so it is not ours.
    if (hasCode(error, 'ENOENT', 'ESRCH', 'EACCES')) return undefined
    throw error
  }
}

// Not tested on macOS.
function askPs(pid: number): ProcessFacts | undefined {
  const ask = (column: string) =>
    execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], {
      encoding: 'utf8',
      env: { LC_ALL: 'C' },
    }).trim()
  try {
    if (ask('stat').startsWith('Z')) return undefined
    const [program, command] = [ask('comm'), ask('command')]
    return { program: basename(program), arguments: command.slice(program.length + 1) }
  } catch {
    return undefined // ps exits with 1 when there is no such process
  }
}
