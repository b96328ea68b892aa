import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartRefused } from '../../start/start-refused.ts'

export type Lock = { release(): void }

/** Thrown if another process supervises this DATA_DIR. Tools may join it. */
export class AlreadySupervised extends StartRefused {
  override name = 'AlreadySupervised'
}

// A restart often overlaps the end of the process it replaces.
const lockTimeoutMs = 2000
const sqliteBusy = 5
const sqliteCannotOpen = 14

/**
 * Makes this process the only one that starts, watches and stops PostgreSQL for a DATA_DIR.
 *
 * The lock is the kernel's, so it ends with its process, however that ends: nothing to clean up, no pid to mistake
 * for a reused one, no race over a stale file. Node offers such locks only through SQLite's `BEGIN IMMEDIATE`,
 * here on a file that stays empty. No other code may open that file: closing it would drop the lock (POSIX).
 */
export async function acquireLock(dataDir: string): Promise<Lock> {
  const path = join(dataDir, 'postgres.lock')
  const deadline = performance.now() + lockTimeoutMs
  for (;;) {
    const lock = tryLock(path)
    if (lock) return lock
    if (performance.now() > deadline) throw new AlreadySupervised(sentence(path, dataDir))
    await sleep(50)
  }
}

function tryLock(path: string): Lock | undefined {
  const held = openLockFile(path)
  try {
    held.exec('PRAGMA journal_mode = MEMORY; BEGIN IMMEDIATE')
    writeFileSync(pidPath(path), `${process.pid}\n`)
  } catch (error) {
    held.close()
    if (sqliteCode(error) === sqliteBusy) return undefined
    throw cannotLock(path, error)
  }
  const release = () => {
    if (heldLocks.delete(held)) held.close()
  }
  heldLocks.add(held)
  return { release }
}

// An unreferenced connection would be garbage-collected, which would release its lock.
const heldLocks = new Set<DatabaseSync>()

function openLockFile(path: string): DatabaseSync {
  try {
    return new DatabaseSync(path, { timeout: 0 })
  } catch (error) {
    throw cannotLock(path, error)
  }
}

function cannotLock(path: string, error: unknown): unknown {
  if (sqliteCode(error) === undefined) return error
  const why = sqliteCode(error) === sqliteCannotOpen ? 'this account may not write there' : String(error)
  return new StartRefused(
    `Mezani cannot lock ${path}: ${why}. Make DATA_DIR writable for this account, or choose another DATA_DIR.`,
    { cause: error },
  )
}

function sqliteCode(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) : undefined
}

const pidPath = (path: string) => `${path}.pid`

function sentence(path: string, dataDir: string): string {
  const pid = readFileSync(pidPath(path), 'utf8').trim()
  return `Mezani already runs on ${dataDir} (process ${pid}). Stop that process, or choose another DATA_DIR.`
}
