import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  readSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { hasCode } from './refusal.ts'

export type LogEvent = { level: 'info' | 'warn' | 'error'; message: string; [detail: string]: unknown }
export type Log = (event: LogEvent) => void

const maxLogBytes = 8 * 1024 * 1024
/** What is written until the next look is kept too, within this. */
const maxOlderBytes = 2 * maxLogBytes

/**
 * Limits PostgreSQL's log to about 8 MB, and one older file of at most 16 MB. PostgreSQL writes to the file itself, not to a pipe, which would
 * break when this process ends; it appends, so truncating the file is safe while it writes.
 */
export function rotateLog(path: string): void {
  if (logSize(path) < maxLogBytes) return
  writeBackup(path)
  truncateSync(path)
}

function writeBackup(path: string): void {
  try {
    writeFileSync(`${path}.1`, readNewest(path), { mode: 0o600 })
  } catch (error) {
    if (!hasCode(error, 'ENOSPC', 'EDQUOT')) throw error // on a full disk, free space matters more than the old log
  }
}

/** The newest 16 MB, from the beginning of a line. */
function readNewest(path: string): Buffer {
  const size = logSize(path)
  const buffer = Buffer.alloc(Math.min(size, maxOlderBytes))
  const file = openSync(path, 'r')
  try {
    readSync(file, buffer, 0, buffer.length, size - buffer.length)
  } finally {
    closeSync(file)
  }
  return size > buffer.length ? buffer.subarray(buffer.indexOf('\n') + 1) : buffer
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
