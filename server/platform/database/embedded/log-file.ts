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
/** What PostgreSQL writes between two checks is kept too, up to this size. */
const maxOlderBytes = 2 * maxLogBytes

/**
 * Limits PostgreSQL's log to about 8 MB, and one older file to at most 16 MB. PostgreSQL writes to the file itself, because a pipe would
 * break when this process ends. It appends, so the file can be truncated safely while PostgreSQL writes.
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

/** Reads the newest 16 MB, from the beginning of a line. */
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

// Refusals of connections during start and stop. They are "FATAL" for their session only.
const isClientRejection = /FATAL: +the database system is /

/** Finds in the log why PostgreSQL ended: the last fatal line since `offset`, or else the last line. */
export function readExitReason(path: string, offset: number): string {
  const lines = readFileSync(path).subarray(offset).toString('utf8').trim().split('\n')
  const fatal = lines.findLast(line => /\b(FATAL|PANIC):/.test(line) && !isClientRejection.test(line))
  return (fatal ?? lines.at(-1) ?? '').replace(/^.*?\b(FATAL|PANIC|ERROR|LOG): +/, '')
}
