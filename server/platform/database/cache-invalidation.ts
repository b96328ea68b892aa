import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type Pool, type PoolConfig } from 'pg'

const channel = 'mezani_writes'
// A commit that notifies takes a lock that all of them share, so writes are told of once for many, beside them.
const notifyDelayMs = 5
const retryMs = 1_000

export type CacheInvalidation = {
  /** Tells the other processes, a moment later, that something was written. */
  notify(): void
  close(): Promise<void>
}

type InvalidationListener = {
  /** Another process wrote. */
  onInvalidated: () => void
  /** From now on news may be missed (false), or is heard again (true). */
  onListening: (isListening: boolean) => void
}

/** Hears of other processes' writes on a connection of its own, and tells them of ours. */
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
        application_name: 'mezani cache invalidation',
      })
      const lost = new Promise<void>(resolve => {
        client.on('error', () => resolve())
        client.on('end', () => resolve())
      })
      client.on('notification', ({ payload }) => payload !== self && onInvalidated())
      listeningClient = client
      try {
        await client.connect()
        await client.query(`listen ${channel}`)
        onListening(true)
        await lost
      } catch {
        // The pool says what is wrong with the database; here it only means that nothing is heard.
      }
      onListening(false)
      await client.end().catch(() => undefined)
      await sleep(retryMs, undefined, { ref: false, signal }).catch(() => undefined)
    }
  }
  onListening(false)
  const ended = listen()

  const sendNotification = async (): Promise<void> => {
    await sleep(notifyDelayMs, undefined, { ref: false })
    isNotifying = false
    if (!signal.aborted) await pool.query('select pg_notify($1, $2)', [channel, self])
  }
  return {
    notify() {
      if (isNotifying || signal.aborted) return
      isNotifying = true
      // Who could not be told forgets within half a minute all the same.
      sendNotification().catch(() => undefined)
    },
    async close() {
      closing.abort()
      await listeningClient?.end().catch(() => undefined)
      await ended
    },
  }
}

/** For a chore that writes past the site's handlers: whoever serves forgets what it kept. */
export const notifyCacheInvalidation = (pool: Pool) =>
  pool.query('select pg_notify($1, $2)', [channel, 'chore'])
