/** Counts by key in fixed windows. Throws if it counts in a database that is unreachable. */
export type Counters = {
  /** Takes one. If the window has none left, takes nothing and returns the milliseconds until the window ends. */
  take(key: string): Promise<number | undefined>
  /** Returns the milliseconds until the window ends if it has none left, otherwise undefined. */
  waitMs(key: string): Promise<number | undefined>
  /** Returns how many are left in the window. */
  left(key: string): Promise<number>
  giveBack(key: string): Promise<void>
  reset(key: string): Promise<void>
}

export type CounterRate = { calls: number; seconds: number }
