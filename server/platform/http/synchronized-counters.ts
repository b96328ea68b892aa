import { LRUCache } from 'lru-cache'
import type { Database } from '../database/connect.ts'
import type { CounterRate, Counters } from './counters.ts'
import { addCounts, hashCountKey } from './rate-counts.queries.ts'

/** `unsent`: what other processes do not know of yet. */
type Window = { taken: number; unsent: number; endsAt: number }

type Sent = { key: string; window: Window; added: number }

const toChange = ({ key, window, added }: Sent) => ({
  key,
  added,
  leftMs: Math.max(1, window.endsAt - performance.now()),
})

type Options = CounterRate & { name: string; maxKeys: number }

const syncMs = 1_000
/** Whoever uses less than that part of the rate is counted by this process alone. */
const unsentPart = 1 / 50
const maxKeysSent = 1_000

/**
 * In memory, and once a second added up with those of the site's other processes: for rates of so many calls that a statement
 * for each would cost more than what it limits. Up to a second's calls more than the rate are let through.
 */
export function openSynchronizedCounters(db: Database, { name, calls, seconds, maxKeys }: Options): Counters {
  const windows = new LRUCache<string, Window>({ max: maxKeys })
  const active = new Map<string, Window>()
  const minUnsent = Math.max(1, Math.floor(calls * unsentPart))
  const find = (key: string, now: number) => {
    const window = windows.get(key)
    return window && window.endsAt > now ? window : undefined
  }

  function count(key: string, now: number): void {
    const window = find(key, now) ?? { taken: 0, unsent: 0, endsAt: now + seconds * 1000 }
    window.taken += 1
    window.unsent += 1
    windows.set(key, window)
    if (window.unsent >= minUnsent && active.size < maxKeysSent) active.set(hashCountKey(name, key), window)
  }

  async function synchronize(): Promise<void> {
    const sent = [...active].map(([key, window]) => ({ key, window, added: window.unsent }))
    active.clear()
    for (const { window, added } of sent) window.unsent -= added
    try {
      const totals = new Map((await addCounts(db, sent.map(toChange))).map(total => [total.key, total]))
      for (const { key, window } of sent) {
        const total = totals.get(key)
        if (!total) continue
        window.taken = total.taken + window.unsent
        window.endsAt = performance.now() + total.leftMs
      }
    } catch {
      // While the database is away each process counts for itself; the pool says so in the log.
      for (const { window, added } of sent) window.unsent += added
    }
  }
  let isSynchronizing = false
  setInterval(async () => {
    if (isSynchronizing || active.size === 0) return
    isSynchronizing = true
    await synchronize()
    isSynchronizing = false
  }, syncMs).unref()

  const waitMs: Counters['waitMs'] = async key => {
    const now = performance.now()
    const window = find(key, now)
    return window && window.taken >= calls ? window.endsAt - now : undefined
  }
  return {
    async take(key) {
      const wait = await waitMs(key)
      if (wait === undefined) count(key, performance.now())
      return wait
    },
    waitMs,
    left: async key => Math.max(0, calls - (find(key, performance.now())?.taken ?? 0)),
    async giveBack(key) {
      const window = find(key, performance.now())
      if (!window || window.taken === 0) return
      window.taken -= 1
      window.unsent -= 1
    },
    reset: async key => void windows.delete(key),
  }
}
