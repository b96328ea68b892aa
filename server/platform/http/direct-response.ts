import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

export type RequestListener = (request: IncomingMessage, response: ServerResponse) => void
/** Answers some requests itself, and gives the others to the next. */
export type DirectResponder = (next: RequestListener) => RequestListener

/** Has requests go through these, the first first, before Fastify. Called once, while Fastify's listener is still the first one. */
export function respondBeforeFastify(app: FastifyInstance, responders: readonly DirectResponder[]): void {
  const [fastifyListener] = app.server.listeners('request') as RequestListener[]
  if (!fastifyListener) return
  app.server.removeListener('request', fastifyListener)
  app.server.on(
    'request',
    responders.reduceRight((next, responder) => responder(next), fastifyListener),
  )
}

/** Notifies the log, the metrics and the traces of a response that bypassed Fastify. */
export type DirectResponseListener = (exchange: {
  method: string
  route: string
  status: number
  ms: number
}) => void
export const directResponseSent = 'directResponseSent'
