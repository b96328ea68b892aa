import type { Database } from './connect.ts'
import { retryAborted } from './retry-aborted.ts'

/**
 * Runs this in a transaction, again where PostgreSQL aborts it. It has to change nothing outside of the database but what
 * may be done twice: of the first time only the database's part is undone.
 */
export const runTransaction = <Result>(
  db: Database,
  work: (trx: Database) => Promise<Result>,
): Promise<Result> => retryAborted(() => db.transaction().execute(work))
