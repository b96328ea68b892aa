import type { Socket } from 'node:net'
import { Client, type PoolConfig } from 'pg'

/** Every server writes a value in the same form, and nothing waits for ever. */
const sessionSettings = `
  set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set bytea_output = 'hex';
  set extra_float_digits = 1; set client_encoding = 'UTF8'; set statement_timeout = '2h';
  set idle_in_transaction_session_timeout = '2h'; set lock_timeout = '10s'`

/** Runs a task with a separate connection, which is closed afterwards. */
export async function withConnection<Result>(
  connection: PoolConfig,
  run: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({
    ...connection,
    application_name: 'mezani backup',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
  client.on('error', () => undefined) // the query in flight rejects with the same error
  await client.connect()
  try {
    await client.query(sessionSettings)
    return await run(client)
  } finally {
    await endSoon(client)
  }
}

const endTimeoutMs = 2_000

/** A COPY that was left half-way keeps a graceful end waiting. After a while the socket, which the types of pg leave out, is closed. */
async function endSoon(client: Client): Promise<void> {
  const { connection } = client as unknown as { connection: { stream: Socket } }
  const timeout = setTimeout(() => connection.stream.destroy(), endTimeoutMs)
  await client.end().catch(() => undefined)
  clearTimeout(timeout)
}
