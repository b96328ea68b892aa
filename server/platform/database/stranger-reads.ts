import type { PoolConfig } from 'pg'
import { Refusal } from '../http/problems.ts'
import { type Database, endPool, openDatabase, openPool } from './connect.ts'

/** Runs a task that only reads, for a response to a stranger. Throws what the task throws. */
export type ReadForStranger = <Result>(task: (db: Database) => Promise<Result>) => Promise<Result>

type StrangerReads = { read: ReadForStranger; close(): Promise<void> }
type Options = { primary: Database; connection: PoolConfig | undefined; onFailed: (error: unknown) => void }

/** How long the primary serves every read after a read has failed. */
const pauseMs = 5_000

/**
 * Reads from the standbys of DATABASE_READ_URL, which may be a moment behind. The primary serves the reads while a standby fails, and if
 * the setting is missing. Members always read from the primary, so they see what they have just written.
 */
export function openStrangerReads({ primary, connection, onFailed }: Options): StrangerReads {
  if (!connection) return { read: task => task(primary), close: async () => undefined }
  const pool = openPool(
    { connectionTimeoutMillis: 1_000, application_name: 'mezani reads', ...connection },
    () => undefined, // The next read fails, and that is logged.
    { isReadOnly: true },
  )
  const standbys = openDatabase(pool)
  let pausedUntil = 0
  return {
    async read(task) {
      if (performance.now() < pausedUntil) return task(primary)
      try {
        return await task(standbys)
      } catch (error) {
        if (!mayPrimaryDoBetter(error)) throw error
        pausedUntil = performance.now() + pauseMs
        onFailed(error)
        return task(primary)
      }
    },
    close: () => endPool(pool),
  }
}

const writeInReadOnly = '25006'
const queryCanceled = '57014'

/**
 * False for a refusal, which is a valid response, for a write in a read, which is a bug that must be seen, and for a slow statement, which
 * would be slow on the primary too.
 */
function mayPrimaryDoBetter(error: unknown): boolean {
  if (error instanceof Refusal) return false
  const { code } = (error ?? {}) as { code?: unknown }
  return code !== writeInReadOnly && code !== queryCanceled
}
