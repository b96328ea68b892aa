import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Limits } from '../limits/default-limits.ts'
import { networkOf } from './network.ts'

export type ConnectionLimits = {
  /** The most connections that may be open at once. */
  total: number
  /** The most connections from one network. Trusted proxies and this machine bring many clients and have no such limit. */
  perNetwork: number
  /** How long a client may take to send the headers of a request. */
  headersTimeoutMs: number
  isExempt: (address: string) => boolean
} & Limits['connections']

type Client = { network: string; responses: Set<ServerResponse>; stalledSince: number; flushed: number }

/**
 * Bounds what clients can hold by being connected. A new connection beyond the limit replaces the one that has been idle for longest; if
 * none is idle, the new one is refused with 503. An idle connection is closed, even if it sends bytes that are no request. A client is
 * disconnected if it does not read its response, or if it sends many requests before the first response. The clients with the largest
 * unread responses are disconnected when all unread responses together take too much memory.
 */
export function limitConnections(
  server: Server,
  {
    total,
    perNetwork,
    headersTimeoutMs,
    isExempt,
    idleMs,
    sendTimeoutMs,
    minBytesPerSecond,
    maxUnreadBytes,
    maxPipelined,
    sweepMs,
  }: ConnectionLimits,
): void {
  const clients = new Map<Socket, Client>()
  /** The connections without a request, by the time since when they have been idle; the one that has been idle for longest comes first. */
  const idle = new Map<Socket, number>()
  const counts = new Map<string, number>()

  const findIdle = (network?: string) =>
    idle.keys().find(socket => network === undefined || clients.get(socket)?.network === network)

  function makeRoom(network: string, address: string): boolean {
    const isNetworkFull = (counts.get(network) ?? 0) >= perNetwork && !isExempt(address)
    if (!isNetworkFull && clients.size < total) return true
    const oldest = findIdle(isNetworkFull ? network : undefined)
    if (!oldest) return false
    forget(oldest)
    oldest.destroy()
    return true
  }

  function forget(socket: Socket): void {
    const client = clients.get(socket)
    if (!client) return
    clients.delete(socket)
    idle.delete(socket)
    const rest = (counts.get(client.network) ?? 1) - 1
    if (rest > 0) counts.set(client.network, rest)
    else counts.delete(client.network)
  }

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    const network = networkOf(address)
    if (!makeRoom(network, address)) return refuse(socket)
    clients.set(socket, { network, responses: new Set(), stalledSince: performance.now(), flushed: 0 })
    counts.set(network, (counts.get(network) ?? 0) + 1)
    idle.set(socket, performance.now())
    socket.once('close', () => forget(socket))
  })

  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const client = clients.get(socket)
    if (!client) return
    idle.delete(socket)
    client.responses.add(response)
    if (client.responses.size > maxPipelined) socket.destroy()
    response.once('close', () => {
      client.responses.delete(response)
      if (client.responses.size === 0 && clients.has(socket)) idle.set(socket, performance.now())
    })
  })

  const sweep = setInterval(() => {
    const now = performance.now()
    const unread = [...clients.keys()].filter(socket => socket.writableLength > 0)
    for (const socket of unread) {
      const client = clients.get(socket)
      if (client && isStalled(socket, client, now)) socket.destroy()
    }
    destroyLargest(unread, maxUnreadBytes)
    destroyLongIdle(now)
  }, sweepMs).unref()
  server.once('close', () => clearInterval(sweep))

  /**
   * Node stops its own timeout for idle connections at the first byte, and starts the one for headers at the method. An empty line, which
   * may precede a request, ends the first without starting the second. Headers that have begun still get their time.
   */
  function destroyLongIdle(now: number): void {
    for (const [socket, since] of idle) {
      if (now - since <= idleMs + headersTimeoutMs) return
      socket.destroy()
    }
  }

  /**
   * True if the connection has sent nothing for the timeout plus the time that the rest takes at the minimum rate, which counts at most
   * twice the timeout.
   */
  function isStalled(socket: Socket, client: Client, now: number): boolean {
    const flushed = socket.bytesWritten - socket.writableLength
    if (flushed !== client.flushed || client.responses.size === 0) {
      client.flushed = flushed
      client.stalledSince = now
      return false
    }
    const restMs = (socket.writableLength / minBytesPerSecond) * 1000
    return now - client.stalledSince > sendTimeoutMs + Math.min(restMs, 2 * sendTimeoutMs)
  }
}

function destroyLargest(unread: Socket[], maxBytes: number): void {
  let bytes = unread.reduce((sum, { writableLength }) => sum + writableLength, 0)
  const bySize = unread.toSorted((one, other) => other.writableLength - one.writableLength)
  for (const socket of bySize) {
    if (bytes <= maxBytes) return
    bytes -= socket.writableLength
    socket.destroy()
  }
}

const refusal = `HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`

function refuse(socket: Socket): void {
  socket.on('error', () => undefined)
  socket.end(refusal)
  socket.destroySoon()
}
