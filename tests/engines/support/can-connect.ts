import { Client, type PoolConfig } from 'pg'

/** Whether a PostgreSQL accepts this role there. */
export async function canConnect(connection: PoolConfig): Promise<boolean> {
  const client = new Client({ connectionTimeoutMillis: 2_000, ...connection })
  client.on('error', () => undefined)
  const isConnected = await client.connect().then(
    () => true,
    () => false,
  )
  await client.end().catch(() => undefined)
  return isConnected
}
