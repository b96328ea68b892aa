import { LRUCache } from 'lru-cache'
import type { CounterRate, Counters } from './counters.ts'

type Window = { taken: number; endsAt: number }

/** Counts in this process's memory. When there are too many keys, drops the least recently used. */
export function openBoundedCounters({
  calls,
  seconds,
  maxKeys,
}: CounterRate & { maxKeys: number }): Counters & { readonly size: number } {
  const windows = new LRUCache<string, Window>({ max: maxKeys })
  const find = (key: string, now: number) => {
    const window = windows.get(key)
    return window && window.endsAt > now ? window : undefined
  }
  return {
    async take(key) {
      const now = performance.now()
      const window = find(key, now)
      if (!window) windows.set(key, { taken: 1, endsAt: now + seconds * 1000 })
      else if (window.taken >= calls) return window.endsAt - now
      else window.taken += 1
      return undefined
    },
    async waitMs(key) {
      const now = performance.now()
      const window = find(key, now)
      return window && window.taken >= calls ? window.endsAt - now : undefined
    },
    left: async key => calls - (find(key, performance.now())?.taken ?? 0),
    async giveBack(key) {
      const window = find(key, performance.now())
      if (window && window.taken > 0) window.taken -= 1
    },
    reset: async key => void windows.delete(key),
    get size() {
      return windows.size
    },
  }
}
