import type { ClientBase, Pool, PoolClient } from 'pg'

/** What only one process of a database may do at a time. Locks end with their connection, so a process that dies holds none. */
export const lockKeys = { migration: 7_263_001, start: 7_263_002, backup: 7_263_003, audit: 7_263_004 }

const lockWaitMs = 24 * 3600 * 1000

type Options = {
  /** Called once, if another process holds the lock. */
  onWait: () => void
  /** Ends the wait, which then rejects. */
  signal?: AbortSignal | undefined
}

/**
 * Runs a task while no other process has the lock of this name. Waits for as long as another process has it, because the pool's short
 * timeouts are meant for requests.
 */
export async function withAdvisoryLock<Result>(
  pool: Pool,
  name: keyof typeof lockKeys,
  { onWait, signal }: Options,
  run: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let isReleased = false
  const release = () => {
    // Closes the connection, which also releases the lock.
    if (!isReleased) client.release(true)
    isReleased = true
  }
  try {
    signal?.throwIfAborted()
    await client.query('set statement_timeout = 0; set lock_timeout = 0')
    const key = lockKeys[name]
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [key])
    if (!rows[0]?.free) {
      onWait()
      signal?.addEventListener('abort', release)
      await queryPatiently(client, 'select pg_advisory_lock($1)', [key])
      // From here on the lock is held until `run` ends, even if the signal aborts: another process must not write at the same time.
      signal?.removeEventListener('abort', release)
    }
    return await run(client)
  } finally {
    release()
  }
}

/** Takes the lock of this name for as long as the connection lasts. Returns false if another process has it. */
export async function tryAdvisoryLock(client: ClientBase, name: keyof typeof lockKeys): Promise<boolean> {
  const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [
    lockKeys[name],
  ])
  return rows[0]?.free === true
}

/** Runs a query without the pool's timeout for queries. */
export function queryPatiently(client: ClientBase, text: string, values: unknown[] = []): Promise<unknown> {
  const query = { text, values, query_timeout: lockWaitMs } // missing in the types of pg
  return client.query(query)
}
