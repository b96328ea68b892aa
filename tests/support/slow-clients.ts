import { connect, type Socket } from 'node:net'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'

/** What a client does slowly: send its headers, send its body, or read what it asked for. */
export type SlowKind = 'headers' | 'body' | 'unread'

const opening: Record<SlowKind, string> = {
  headers: 'GET /livez HTTP/1.1\r\nhost: x\r\n',
  body: 'POST /api/auth/logout HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 10000\r\n\r\n{',
  // As many as may be asked at once; more than the kernel's buffers take.
  unread: 'GET /recipes HTTP/1.1\r\nhost: x\r\naccept-encoding: identity\r\n\r\n'.repeat(
    defaultLimits.connections.maxPipelined,
  ),
}

/** What follows once a second. Who reads nothing notices that they are disconnected only by their second write after it. */
const trickle: Record<SlowKind, string> = { headers: 'x-slow: 1\r\n', body: ' ', unread: '\r\n' }
const trickleMs = 1_000

/** So many slow clients at once: a new one for each that the server disconnects, until they are stopped. */
export function openSlowClients(port: number, kind: SlowKind, count: number) {
  const openedAt = new Map<Socket, number>()
  const lifetimesMs: number[] = []
  let isOpening = true

  function open(): void {
    const socket = connect(port, '127.0.0.1')
    openedAt.set(socket, performance.now())
    socket.on('error', () => undefined) // a reset counts as disconnected
    if (kind === 'unread') socket.pause()
    else socket.resume()
    socket.write(opening[kind])
    socket.once('close', () => {
      lifetimesMs.push(performance.now() - (openedAt.get(socket) ?? 0))
      openedAt.delete(socket)
      // Not at once: a server that refuses is not asked in a loop.
      if (isOpening) setTimeout(() => isOpening && open(), trickleMs).unref()
    })
  }

  for (let n = 0; n < count; n += 1) open()
  const trickling = setInterval(() => {
    for (const socket of openedAt.keys()) socket.write(trickle[kind])
  }, trickleMs)

  return {
    /** Those that are connected. */
    count: () => openedAt.size,
    /** Opens no more of them. */
    stop() {
      isOpening = false
    },
    /** Disconnects those that are left. */
    destroy() {
      isOpening = false
      clearInterval(trickling)
      for (const socket of openedAt.keys()) socket.destroy()
    },
    /** How many were disconnected, and after how long the last one of them. */
    summarize: () => ({ disconnected: lifetimesMs.length, longestMs: Math.max(0, ...lifetimesMs) }),
  }
}
