import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasCode } from './refusal.ts'

/** The contents of postmaster.pid; `status` is missing until PostgreSQL has written it. */
export type PidFile = { pid: number; port: number; socketFolder: string; status: string }

export function readPidFile(cluster: string): PidFile | undefined {
  const lines = readLines(join(cluster, 'postmaster.pid'))
  // Single-user mode writes its pid as a negative number.
  const pid = Math.abs(Number.parseInt(lines[0] ?? '', 10))
  if (!pid) return undefined
  return {
    pid,
    port: Number(lines[3]),
    socketFolder: lines[4] ?? '',
    status: lines[7]?.trim() ?? '',
  }
}

/** A dead postmaster's file still says "ready", so the pid must be the expected one. */
export function isReady(cluster: string, pid: number | undefined): boolean {
  const file = readPidFile(cluster)
  return file !== undefined && file.pid === pid && file.status === 'ready'
}

function readLines(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  }
}
