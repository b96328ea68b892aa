import { Kysely, PostgresDialect } from 'kysely'
import { Pool, type PoolConfig, types } from 'pg'
import { PreparingClient } from './prepared.ts'
import type { DB } from './schema.ts'

export type Database = Kysely<DB>

const int8 = 20
const numeric = 1700

/** Ids, counts and ratings are far below 2^53, so they are numbers in our code, not strings. */
const numbers = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === int8 || oid === numeric ? Number : types.getTypeParser(oid, format as 'text'),
}

/** A pool whose every wait is bounded; node-postgres waits for ever by default. */
export function openPool(connection: PoolConfig, onError: (error: Error) => void): Pool {
  const pool = new Pool({
    max: 16,
    // Includes the wait for a busy pool: long enough that a burst of two hundred writes is served, not refused.
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 5_000,
    query_timeout: 6_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    application_name: 'mezani',
    // Our statements are short: starting workers or compiling costs more than either saves. A bitmap that outgrows
    // work_mem becomes lossy, and each row of its pages would be checked again.
    options: '-c jit=off -c max_parallel_workers_per_gather=0 -c work_mem=32MB',
    Client: PreparingClient,
    ...connection,
    types: numbers,
  })
  // Without a listener a restart of the database ends this process; it stays, since errors also come after end().
  pool.on('error', onError)
  // The pool handles errors of idle clients only. An error of one that a transaction has checked out, between two
  // statements, would end the process as well; the transaction notices when its next statement fails.
  pool.on('connect', client => client.on('error', () => undefined))
  return pool
}

export const openDatabase = (pool: Pool): Database =>
  new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
