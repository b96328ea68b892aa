import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Limits } from '../limits/default-limits.ts'

const checkMs = 1_000

type Receipt = { startedAt: number; bytesBefore: number }

/**
 * Cuts off a request whose body comes slower than the least rate, with the answer of a request that took too long. A limit of
 * the whole time would cut off a large photo on a slow line, or let a small body trickle.
 */
export function cutOffSlowBodies(
  app: FastifyInstance,
  { minBytesPerSecond, graceSeconds }: Limits['bodyRate'],
): void {
  const receiving = new Map<IncomingMessage, Receipt>()
  app.addHook('onRequest', async ({ raw }) => {
    // What this process asks itself has no connection, and comes at once.
    if (raw.complete || !(raw.socket instanceof Socket)) return
    receiving.set(raw, { startedAt: performance.now(), bytesBefore: raw.socket.bytesRead })
    const forget = () => receiving.delete(raw)
    raw.once('end', forget).once('close', forget)
  })
  const timer = setInterval(() => {
    const now = performance.now()
    for (const [request, { startedAt, bytesBefore }] of receiving) {
      const seconds = (now - startedAt) / 1000
      if (seconds < graceSeconds) continue
      if ((request.socket.bytesRead - bytesBefore) / seconds >= minBytesPerSecond) continue
      receiving.delete(request)
      const error = Object.assign(new Error('The body comes too slowly.'), {
        code: 'ERR_HTTP_REQUEST_TIMEOUT',
      })
      app.server.emit('clientError', error, request.socket)
    }
  }, checkMs).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
