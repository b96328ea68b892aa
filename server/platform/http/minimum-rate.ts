import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Limits } from '../limits/default-limits.ts'
import type { Transfer } from '../work/places.ts'
import { endBody } from './malformed-requests.ts'

const checkMs = 1_000
/** While others wait for a place, a transfer must be this many times faster than the minimum rate. */
const crowdedRate = 4

type Arrival = Transfer & { isTooSlow(): boolean }

/** Measures how fast bytes are transferred from now on. */
function watchRate(count: () => number, { minBytesPerSecond, graceSeconds }: Limits['bodyRate']) {
  const startedAt = performance.now()
  const before = count()
  const seconds = () => (performance.now() - startedAt) / 1000
  const bytesPerSecond = () => (count() - before) / seconds()
  const isSlowerThan = (least: number) => seconds() >= graceSeconds && bytesPerSecond() < least
  return {
    bytesPerSecond,
    isSlow: () => isSlowerThan(crowdedRate * minBytesPerSecond),
    isTooSlow: () => isSlowerThan(minBytesPerSecond),
  }
}

/** Watches the body of a request. */
export const watchArrival = (request: IncomingMessage, rate: Limits['bodyRate']): Arrival => ({
  ...watchRate(() => request.socket.bytesRead, rate),
  isOver: () => request.complete || request.socket.destroyed,
  end: () => endBody(request.socket, 'PLACE_TAKEN'),
})

/** Watches a response that its client may read slowly. */
export const watchSending = ({ socket }: IncomingMessage, rate: Limits['bodyRate']): Transfer => ({
  ...watchRate(() => socket.bytesWritten, rate),
  isOver: () => socket.destroyed,
  end: () => socket.destroy(),
})

/**
 * Cuts off a request whose body arrives more slowly than the minimum rate, with the response of a request that took too long. A limit on
 * the whole time would cut off a large photo on a slow line, or let a small body trickle.
 */
export function cutOffSlowBodies(app: FastifyInstance, rate: Limits['bodyRate']): void {
  const arriving = new Map<IncomingMessage, Arrival>()
  app.addHook('onRequest', async ({ raw }) => {
    // The server's own requests have no connection and arrive at once.
    if (raw.complete || !(raw.socket instanceof Socket)) return
    arriving.set(raw, watchArrival(raw, rate))
    const forget = () => arriving.delete(raw)
    raw.once('end', forget).once('close', forget)
  })
  const timer = setInterval(() => {
    for (const [request, arrival] of arriving) {
      if (!arrival.isTooSlow()) continue
      arriving.delete(request)
      endBody(request.socket, 'ERR_HTTP_REQUEST_TIMEOUT')
    }
  }, checkMs).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
