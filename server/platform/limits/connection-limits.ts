/** Connections of clients. MAX_CONNECTIONS and MAX_CONNECTIONS_PER_NETWORK bound their number. */
export const connectionLimits = {
  /** Closes a connection without a request. More than a proxy's minute, or the proxy would send a request on a closed connection. */
  idleMs: 72_000,
  /** Disconnects a client that reads nothing of a response for this long, or up to three times as long if much is left. */
  sendTimeoutMs: 20_000,
  /** How fast the rest of a large response is expected to be read, which decides how much longer. */
  minBytesPerSecond: 20_000,
  /** Unread responses of all clients together. Beyond that the clients with the largest ones are disconnected. */
  maxUnreadBytes: 64_000_000,
  /** Pipelined requests on one connection. A client that sends more before the first response is disconnected. */
  maxPipelined: 8,
  /** How often connections are checked. */
  sweepMs: 1_000,
}
