/** Counts by key in fixed windows. Throws where it counts in a database that is away. */
export type Counters = {
  /** Takes one; where the window has none left nothing is taken, and the milliseconds until it ends are returned. */
  take(key: string): Promise<number | undefined>
  /** The milliseconds until the window ends, where it has none left. */
  waitMs(key: string): Promise<number | undefined>
  /** How many the window has left. */
  left(key: string): Promise<number>
  giveBack(key: string): Promise<void>
  reset(key: string): Promise<void>
}

export type CounterRate = { calls: number; seconds: number }
