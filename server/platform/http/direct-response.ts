import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

export type RequestListener = (request: IncomingMessage, response: ServerResponse) => void
/** Responds to some requests itself and passes the others to the next listener. */
export type DirectResponder = (next: RequestListener) => RequestListener

/**
 * Passes requests through these responders, in order, before Fastify. Must be called once, while Fastify's listener is still the first one.
 */
export function respondBeforeFastify(app: FastifyInstance, responders: readonly DirectResponder[]): void {
  const [fastifyListener] = app.server.listeners('request') as RequestListener[]
  if (!fastifyListener) return
  app.server.removeListener('request', fastifyListener)
  app.server.on(
    'request',
    responders.reduceRight((next, responder) => responder(next), fastifyListener),
  )
}

/** Tells the log, the metrics and the traces about a response that bypassed Fastify. */
export type DirectResponseListener = (exchange: {
  method: string
  route: string
  status: number
  ms: number
}) => void
export const directResponseSent = 'directResponseSent'
