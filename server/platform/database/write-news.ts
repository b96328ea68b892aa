import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type Pool, type PoolConfig } from 'pg'

const channel = 'mezani_writes'
// A commit that notifies takes a lock that all of them share, so writes are told of once for many, beside them.
const gatheredMs = 5
const retryMs = 1_000

export type WriteNews = {
  /** Tells the other processes, a moment later, that something was written. */
  tell(): void
  close(): Promise<void>
}

type Hearer = {
  /** Another process wrote. */
  onNews: () => void
  /** From now on news may be missed (false), or is heard again (true). */
  onHearing: (isHearing: boolean) => void
}

/** Hears of other processes' writes on a connection of its own, and tells them of ours. */
export function openWriteNews(pool: Pool, connection: PoolConfig, { onNews, onHearing }: Hearer): WriteNews {
  const self = randomUUID()
  const closing = new AbortController()
  const { signal } = closing
  let isTelling = false
  let hearing: Client | undefined

  const hear = async (): Promise<void> => {
    while (!signal.aborted) {
      const client = new Client({ ...connection, keepAlive: true, application_name: 'mezani news' })
      const lost = new Promise<void>(resolve => {
        client.on('error', () => resolve())
        client.on('end', () => resolve())
      })
      client.on('notification', ({ payload }) => payload !== self && onNews())
      hearing = client
      try {
        await client.connect()
        await client.query(`listen ${channel}`)
        onHearing(true)
        await lost
      } catch {
        // The pool says what is wrong with the database; here it only means that nothing is heard.
      }
      onHearing(false)
      await client.end().catch(() => undefined)
      await sleep(retryMs, undefined, { ref: false, signal }).catch(() => undefined)
    }
  }
  onHearing(false)
  const ended = hear()

  const tell = async (): Promise<void> => {
    await sleep(gatheredMs, undefined, { ref: false })
    isTelling = false
    if (!signal.aborted) await pool.query('select pg_notify($1, $2)', [channel, self])
  }
  return {
    tell() {
      if (isTelling || signal.aborted) return
      isTelling = true
      // Who could not be told forgets within half a minute all the same.
      tell().catch(() => undefined)
    },
    async close() {
      closing.abort()
      await hearing?.end().catch(() => undefined)
      await ended
    },
  }
}

/** For a chore that writes past the site's handlers: whoever serves forgets what it kept. */
export const tellOfWrite = (pool: Pool) => pool.query('select pg_notify($1, $2)', [channel, 'chore'])
