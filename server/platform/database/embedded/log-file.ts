import { copyFileSync, existsSync, readFileSync, statSync, truncateSync } from 'node:fs'
import { hasCode } from './refusal.ts'

export type LogEvent = { level: 'info' | 'warn' | 'error'; message: string; [detail: string]: unknown }
export type Log = (event: LogEvent) => void

const maxLogBytes = 8 * 1024 * 1024

/**
 * Keeps PostgreSQL's log at two files of about 8 MB. It writes to the file itself, never to a pipe, which would die
 * with us; it appends, so cutting the file to nothing is safe while it writes.
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
    if (!hasCode(error, 'ENOSPC', 'EDQUOT')) throw error // on a full disk, room matters more than an old log
  }
}

export function logSize(path: string): number {
  return existsSync(path) ? statSync(path).size : 0
}

// What those who knock too early hear; every such word is "fatal" for their session only.
const isClientRejection = /FATAL: +the database system is /

/** PostgreSQL's own words for why it ended: its last fatal line since `offset`, else its last line. */
export function readExitReason(path: string, offset: number): string {
  const lines = readFileSync(path).subarray(offset).toString('utf8').trim().split('\n')
  const fatal = lines.findLast(line => /\b(FATAL|PANIC):/.test(line) && !isClientRejection.test(line))
  return (fatal ?? lines.at(-1) ?? '').replace(/^.*?\b(FATAL|PANIC|ERROR|LOG): +/, '')
}
