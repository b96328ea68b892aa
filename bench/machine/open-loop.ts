/** Stands in a request for a number of as many digits, another one each time. */
export const numberMark = '{nnn}'
export const numbers = { first: 10_000, count: 90_000 }

export type OpenLoopRequest = {
  port: number
  request: string
  /** How many numbers other loads have used. */
  usedNumbers?: number
  /** What counts as served. */
  status: number
  perSecond: number
  seconds: number
  /** At once, one request on each; a request for which none is free is not sent. Each is of another address, up to 5,000. */
  connections: number
  /** Where the addresses begin, so that two loads are of different ones. */
  firstAddress?: number
}

/** Times in milliseconds, from when a request was due. `cut`: connections that ended instead of a response. */
export type OpenLoopResult = {
  served: { perSecond: number; p99: number; count: number }
  refused: { p99: number; count: number; withoutRetryAfter: number; retryAfters: number[] }
  others: number
  cut: number
  unsent: number
}
