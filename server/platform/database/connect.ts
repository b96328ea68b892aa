import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import { type Client, Pool, type PoolConfig, types } from 'pg'
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

type PoolOptions = {
  /** Set for DATABASE_READ_URL. A standby refuses writes anyway, but one that has just been promoted would accept them. */
  isReadOnly?: boolean
}

/**
 * Opens a pool in which every wait is bounded; by default, node-postgres waits for ever. Unless the pool only reads, it refuses connections
 * to a standby: during a failover, a proxy may lead to a server that is not the primary yet.
 */
export function openPool(
  { statement_timeout = 5_000, lock_timeout = 2_000, ...connection }: PoolConfig,
  onError: (error: Error) => void,
  { isReadOnly = false }: PoolOptions = {},
): Pool {
  const settings = Object.entries({
    ...sessionSettings,
    statement_timeout: statement_timeout || 0,
    lock_timeout: lock_timeout || 0,
    idle_in_transaction_session_timeout: 10_000,
    ...(isReadOnly && { default_transaction_read_only: 'on' }),
  }).map(([name, value]) => `set ${name} = '${value}'`)
  const pool = new Pool({
    max: 16,
    // Includes the wait for a busy pool. It is long enough that a burst of two hundred writes is served, not refused.
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    // A new connection caches the plans of the statements that are in use by then.
    maxLifetimeSeconds: 600,
    query_timeout: 6_000,
    keepAlive: true,
    application_name: 'mezani',
    Client: PreparingClient,
    // Sent after the startup message, because poolers refuse these settings in it.
    onConnect: async client => {
      // The pool handles errors of idle clients only. Without this listener, an error between two statements of a transaction would end the
      // process. The transaction notices the error when its next statement fails.
      client.on('error', () => undefined)
      await client.query(settings.join('; '))
      if (isReadOnly) return
      const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
      if (rows[0]?.standby) throw Object.assign(new Error('connected to a standby'), { code: readOnly })
    },
    ...connection,
    types: numbers,
  })
  // Without a listener, a restart of the database would end this process. The listener stays, because errors also come after end().
  pool.on('error', onError)
  return pool
}

/** SQLSTATE read_only_sql_transaction, with which a standby refuses a write. */
const readOnly = '25006'

/**
 * Our statements are short: starting workers or compiling costs more than it saves. A bitmap that outgrows work_mem becomes lossy, and each
 * row of its pages would be checked again.
 */
const sessionSettings = { jit: 'off', max_parallel_workers_per_gather: 0, work_mem: '32MB' }

export const openDatabase = (pool: Pool): Database =>
  new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })

const endPoolTimeoutMs = 2_000
const endClientTimeoutMs = 1_000

/**
 * Ends the pool, but waits only briefly for a server that does not respond: without the server's part, the connections would never count as
 * closed.
 */
export async function endPool(pool: Pool): Promise<void> {
  const ended = new AbortController()
  const timeout = sleep(endPoolTimeoutMs, undefined, { signal: ended.signal }).catch(() => undefined)
  await Promise.race([pool.end().finally(() => ended.abort()), timeout])
}

/** Closes a connection in any case. Waits one second for a server that does not respond. */
export async function endClient(client: Client): Promise<void> {
  const ended = client.end().catch(() => undefined)
  await Promise.race([ended, sleep(endClientTimeoutMs, undefined, { ref: false })])
  client.connection.stream.destroy()
}
