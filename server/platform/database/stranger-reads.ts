import type { PoolConfig } from 'pg'
import { Refusal } from '../http/problems.ts'
import { type Database, endPool, openDatabase, openPool } from './connect.ts'

/** Runs what only reads, for an answer to a stranger. Throws what the task throws. */
export type ReadForStranger = <Result>(task: (db: Database) => Promise<Result>) => Promise<Result>

type StrangerReads = { read: ReadForStranger; close(): Promise<void> }
type Options = { primary: Database; connection: PoolConfig | undefined; onFailed: (error: unknown) => void }

/** How long the primary answers every read after one has failed. */
const pauseMs = 5_000

/**
 * Reads from the standbys of DATABASE_READ_URL, which may be a moment behind. The primary answers while a standby fails, and where the
 * setting is missing. Members always read from the primary, so they see what they have just written.
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

/** A refusal is an answer, a write in a read is a bug that must be seen, and a slow statement would be slow on the primary too. */
function mayPrimaryDoBetter(error: unknown): boolean {
  if (error instanceof Refusal) return false
  const { code } = (error ?? {}) as { code?: unknown }
  return code !== writeInReadOnly && code !== queryCanceled
}
