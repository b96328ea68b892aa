import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { hasCode } from './refusal.ts'

/** The system's facts about a running process. `birth` distinguishes it from a later one with the same pid. */
export type ProcessFacts = {
  program: string
  /** The arguments of its command line, without the program's name. */
  commandLine: string
  startedAt: number
  birth: string
  /** Whether it runs exactly the file at this path, even after that file was replaced. */
  runs(path: string): boolean
}

/** Undefined for a process that has ended, also while it is a zombie. */
export function findProcess(pid: number): ProcessFacts | undefined {
  if (process.platform === 'linux') return missingAsUndefined(() => readProc(pid))
  return process.platform === 'darwin' ? askPs(pid) : undefined
}

export function joinArguments(args: string[]): string {
  return args.join(process.platform === 'linux' ? '\0' : ' ')
}

const ticksPerSecond = 100 // USER_HZ: 100 on every architecture that we ship for

function readProc(pid: number): ProcessFacts | undefined {
  const birth = readBirth(pid)
  if (!birth) return undefined
  const program = readlinkSync(`/proc/${pid}/exe`).replace(/ \(deleted\)$/, '')
  const [, ...args] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replace(/\0$/, '').split('\0')
  const bootedAt = Number(/^btime (\d+)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1])
  return {
    program: basename(program),
    commandLine: joinArguments(args),
    startedAt: bootedAt + Number(birth) / ticksPerSecond,
    birth,
    runs: path => {
      const running = statSync(`/proc/${pid}/exe`)
      const file = statSync(path)
      return running.ino === file.ino && running.dev === file.dev
    },
  }
}

// The start in ticks since boot is the 22nd field of stat; the second may contain anything, so the rest is counted from its end.
function readBirth(pid: number): string | undefined {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19]
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
    const [program, command, birth] = [ask('comm'), ask('command'), ask('lstart')]
    return {
      program: basename(program),
      commandLine: command.slice(program.length + 1),
      startedAt: Date.parse(birth) / 1000,
      birth,
      runs: path => program === path,
    }
  } catch {
    return undefined // ps exits with 1 when there is no such process
  }
}

/** Cheap enough to poll four times a second. */
export function isSameProcess(pid: number, birth: string): boolean {
  if (process.platform === 'linux') return missingAsUndefined(() => readBirth(pid)) === birth
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}

function missingAsUndefined<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    // ESRCH: it ended while we read. EACCES: it is another account's, so none of ours.
    if (hasCode(error, 'ENOENT', 'ESRCH', 'EACCES')) return undefined
    throw error
  }
}
