import type { Database } from './connect.ts'
import { retryAborted } from './retry-aborted.ts'

/**
 * Runs `work` in a transaction, and runs it again if PostgreSQL aborts it. Outside of the database, `work` may only change what may be done
 * twice, because only the database's part of the aborted run is undone.
 */
export const runTransaction = <Result>(
  db: Database,
  work: (trx: Database) => Promise<Result>,
): Promise<Result> => retryAborted(() => db.transaction().execute(work))
