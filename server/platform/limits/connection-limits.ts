/** Of the connections of clients. Settings bound their number: MAX_CONNECTIONS and MAX_CONNECTIONS_PER_NETWORK. */
export const connectionLimits = {
  /** An open connection without a request is closed after that; longer than the minute of proxies, which would send one on a closed one. */
  idleMs: 72_000,
  /** A client that reads nothing of a response for so long is disconnected; up to three times as long where much is left. */
  sendTimeoutMs: 20_000,
  /** The rate at which what is left is expected to be read. */
  minBytesPerSecond: 20_000,
  /** Responses that clients have not read yet, together: beyond, the largest ones are given up. */
  maxUnreadBytes: 64_000_000,
  /** Requests on one connection that wait for their response: a client that sends more at once is disconnected. */
  maxPipelined: 8,
  sweepMs: 1_000,
}
