import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type Pool, type PoolConfig } from 'pg'
import { endClient } from './connect.ts'

const channel = 'mezani_writes'
// A commit that notifies takes a lock shared by the whole server, so notifications are batched and sent outside the writes' transactions.
const notifyDelayMs = 5
const retryMs = 1_000
// A connection whose other end has vanished looks alive for hours, and no notification would arrive.
const heartbeatMs = 5_000
const answerTimeoutMs = 5_000

export type CacheInvalidation = {
  /** Notifies the other processes of a write, after a short delay. */
  notify(): void
  close(): Promise<void>
}

type InvalidationListener = {
  /** Called when another process wrote. */
  onInvalidated: () => void
  /** Called when notifications may be missed from now on (false), or are received again (true). */
  onListening: (isListening: boolean) => void
}

/** Listens for other processes' writes on a separate connection, and notifies them of this process's writes. */
export function openCacheInvalidation(
  pool: Pool,
  connection: PoolConfig,
  { onInvalidated, onListening }: InvalidationListener,
): CacheInvalidation {
  const self = randomUUID()
  const closing = new AbortController()
  const { signal } = closing
  let isNotifying = false
  let listeningClient: Client | undefined

  const listen = async (): Promise<void> => {
    while (!signal.aborted) {
      const client = new Client({
        ...connection,
        keepAlive: true,
        connectionTimeoutMillis: answerTimeoutMs,
        query_timeout: answerTimeoutMs,
        application_name: 'mezani cache invalidation',
      })
      const lost = new Promise<void>(resolve => {
        client.on('error', () => resolve())
        client.on('end', () => resolve())
      })
      client.on('notification', ({ payload: sender }) => {
        if (sender !== self) onInvalidated()
      })
      listeningClient = client
      try {
        await client.connect()
        await client.query(`listen ${channel}`)
        onListening(true)
        await Promise.race([lost, untilSilent(client, lost)])
      } catch {
        // The pool logs errors of the database. Here, an error only means that no notifications arrive.
      }
      onListening(false)
      await endClient(client)
      await sleep(retryMs, undefined, { ref: false, signal }).catch(() => undefined)
    }
  }
  onListening(false)
  const ended = listen()

  const sendNotification = async (): Promise<void> => {
    await sleep(notifyDelayMs, undefined, { ref: false })
    isNotifying = false
    if (!signal.aborted) await sendWrite(pool, self)
  }
  return {
    notify() {
      if (isNotifying || signal.aborted) return
      isNotifying = true
      // A process that misses this notification still expires its entries within half a minute.
      sendNotification().catch(() => undefined)
    },
    async close() {
      closing.abort()
      if (listeningClient) await endClient(listeningClient)
      await ended
    },
  }
}

/** Resolves when the server no longer responds, or the connection is lost. */
async function untilSilent(client: Client, lost: Promise<void>): Promise<void> {
  for (;;) {
    await Promise.race([lost, sleep(heartbeatMs, undefined, { ref: false })])
    const isAnswered = await client.query('select 1').then(
      () => true,
      () => false,
    )
    if (!isAnswered) return
  }
}

/** For tools that write without the site's handlers: makes the serving processes clear their response caches. */
export const notifyCacheInvalidation = (pool: Pool) => sendWrite(pool, 'chore')

const sendWrite = (pool: Pool, sender: string) => pool.query('select pg_notify($1, $2)', [channel, sender])
