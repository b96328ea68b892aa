import { Client, type PoolConfig } from 'pg'
import { StartRefused } from '../start/start-refused.ts'

/** Several: somebody else may be given the session in between. */
const tries = 3

/**
 * Throws StartRefused behind a pooler that gives a session to another client between two transactions. There, what
 * we need of a session is lost without an error: notifications, prepared statements, advisory locks, timeouts.
 */
export async function refuseTransactionPooling(connection: PoolConfig): Promise<void> {
  for (let attempt = 0; attempt < tries; attempt += 1)
    if (await isSessionShared(connection))
      throw new StartRefused(
        'DATABASE_URL: a pooler in between gives sessions away between two transactions, so processes would not hear of each other’s writes. Let it pool by session (PgBouncer: pool_mode = session), or connect without it.',
      )
}

/** Whether a second client is given the server process of a first one that is still connected. */
async function isSessionShared(connection: PoolConfig): Promise<boolean> {
  const clients = [0, 1].map(
    () => new Client({ connectionTimeoutMillis: 5_000, query_timeout: 5_000, ...connection }),
  )
  for (const client of clients) client.on('error', () => undefined)
  try {
    const pids: unknown[] = []
    for (const client of clients) {
      await client.connect()
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
      pids.push(rows[0]?.pid)
    }
    return pids[0] === pids[1]
  } finally {
    await Promise.allSettled(clients.map(client => client.end()))
  }
}
