import { LRUCache } from 'lru-cache'

/** Counts by key in fixed windows; of too many keys the least recently used are dropped. */
export type BoundedCounters = {
  /** Takes one; where the window has none left nothing is taken, and the milliseconds until it ends are returned. */
  take(key: string): number | undefined
  /** The milliseconds until the window ends, where it has none left. */
  waitMs(key: string): number | undefined
  giveBack(key: string): void
  reset(key: string): void
  readonly size: number
}

type Window = { taken: number; endsAt: number }

export function openBoundedCounters(options: {
  calls: number
  seconds: number
  maxKeys: number
}): BoundedCounters {
  const windows = new LRUCache<string, Window>({ max: options.maxKeys })
  const find = (key: string, now: number) => {
    const window = windows.get(key)
    return window && window.endsAt > now ? window : undefined
  }
  return {
    take(key) {
      const now = performance.now()
      const window = find(key, now)
      if (!window) windows.set(key, { taken: 1, endsAt: now + options.seconds * 1000 })
      else if (window.taken >= options.calls) return window.endsAt - now
      else window.taken += 1
      return undefined
    },
    waitMs(key) {
      const now = performance.now()
      const window = find(key, now)
      return window && window.taken >= options.calls ? window.endsAt - now : undefined
    },
    giveBack(key) {
      const window = find(key, performance.now())
      if (window && window.taken > 0) window.taken -= 1
    },
    reset: key => void windows.delete(key),
    get size() {
      return windows.size
    },
  }
}
