import { Client, type PoolConfig } from 'pg'
import { StartRefused } from '../start/start-refused.ts'

/** Several rounds, because another client may be given the sessions in between. */
const rounds = 5

/**
 * Throws StartRefused behind a pooler that gives a session to another client between two transactions. There, everything that we need a
 * session for is lost without an error: notifications, prepared statements, advisory locks, timeouts.
 */
export async function refuseTransactionPooling(connection: PoolConfig): Promise<void> {
  if (await areSessionsGivenAway(connection))
    throw new StartRefused(
      'DATABASE_URL: a pooler in between gives sessions away between two transactions, so processes would not hear of each other’s writes. Let it pool by session (PgBouncer: pool_mode = session), or connect without it.',
    )
}

/** Checks whether two clients that stay connected are ever given the same server process, or one of them another process than before. */
async function areSessionsGivenAway(connection: PoolConfig): Promise<boolean> {
  const clients = [0, 1].map(
    () => new Client({ connectionTimeoutMillis: 5_000, query_timeout: 5_000, ...connection }),
  )
  for (const client of clients) client.on('error', () => undefined)
  try {
    for (const client of clients) await client.connect()
    const first = await findProcesses(clients)
    if (new Set(first).size < clients.length) return true
    for (let round = 1; round < rounds; round += 1) {
      const found = await findProcesses(clients)
      if (found.some((pid, index) => pid !== first[index])) return true
    }
    return false
  } finally {
    await Promise.allSettled(clients.map(client => client.end()))
  }
}

/** Asks one client after the other. If they asked at once, a pooler would need a session for each. */
async function findProcesses(clients: Client[]): Promise<unknown[]> {
  const pids: unknown[] = []
  for (const client of clients) {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    pids.push(rows[0]?.pid)
  }
  return pids
}
