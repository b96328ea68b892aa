import { copyFileSync, existsSync, readFileSync, statSync, truncateSync } from 'node:fs'
import { hasCode } from './refusal.ts'

export type LogEvent = { level: 'info' | 'warn' | 'error'; message: string; [detail: string]: unknown }
export type Log = (event: LogEvent) => void

const maxLogBytes = 8 * 1024 * 1024

/**
 * Limits PostgreSQL's log to two files of about 8 MB. PostgreSQL writes to the file itself, not to a pipe, which would
 * break when this process ends; it appends, so truncating the file is safe while it writes.
 */
export function rotateLog(path: string): void {
  if (logSize(path) < maxLogBytes) return
  copyToBackup(path)
  truncateSync(path)
}

function copyToBackup(path: string): void {
  try {
    copyFileSync(path, `${path}.1`)
  } catch (error) {
    if (!hasCode(error, 'ENOSPC', 'EDQUOT')) throw error // on a full disk, free space matters more than the old log
  }
}

export function logSize(path: string): number {
  return existsSync(path) ? statSync(path).size : 0
}

// Refusals of connections during start and stop; they are "FATAL" for their session only.
const isClientRejection = /FATAL: +the database system is /

/** Why PostgreSQL ended, by its log: the last fatal line since `offset`, else the last line. */
export function readExitReason(path: string, offset: number): string {
  const lines = readFileSync(path).subarray(offset).toString('utf8').trim().split('\n')
  const fatal = lines.findLast(line => /\b(FATAL|PANIC):/.test(line) && !isClientRejection.test(line))
  return (fatal ?? lines.at(-1) ?? '').replace(/^.*?\b(FATAL|PANIC|ERROR|LOG): +/, '')
}
