import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { internalAddress } from '../http/client-address.ts'
import { type DirectResponseListener, directResponseSent } from '../http/direct-response.ts'
import type { Spans } from './statement-spans.ts'
import { contextOf } from './traceparent.ts'

/**
 * A span for each request: its method, its route's template and its status. Addresses, headers and what stands in the URL are left out. Of
 * which trace it is part only a trusted neighbour may say: anybody else could have all of their requests recorded, or mix them into others'.
 */
export function traceRequests(
  app: FastifyInstance,
  { tracer, current }: Spans,
  isTrusted: (address: string) => boolean,
): void {
  const spans = new WeakMap<FastifyRequest, Span>()

  /** A page asks the API of its own process as part of its own request. */
  const parentOf = ({ raw, headers }: FastifyRequest): Context => {
    const address = raw.socket.remoteAddress ?? ''
    const outer = address === internalAddress ? current.getStore() : undefined
    if (outer) return trace.setSpan(ROOT_CONTEXT, outer)
    return isTrusted(address) ? contextOf(headers.traceparent) : ROOT_CONTEXT
  }

  app.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    const span = tracer.startSpan(
      nameOf(request.method, route),
      {
        kind: SpanKind.SERVER,
        startTime: Date.now() - reply.elapsedTime,
        attributes: attributesOf(request.method, route),
      },
      parentOf(request),
    )
    spans.set(request, span)
    // Also of a client that has gone, for which there is no onResponse.
    reply.raw.once('close', () => endSpan(span, reply))
    current.run(span, done)
  })
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request)
    if (span) endSpan(span, reply)
  })
  const traceDirectResponse: DirectResponseListener = ({ method, route, status, ms }) => {
    const options = {
      kind: SpanKind.SERVER,
      startTime: Date.now() - ms,
      attributes: attributesOf(method, route),
    }
    const span = tracer.startSpan(nameOf(method, route), options, ROOT_CONTEXT)
    span.setAttribute('http.response.status_code', status)
    span.end()
  }
  app.server.on(directResponseSent, traceDirectResponse)
}

const nameOf = (method: string, route: string): string => `${method} ${route}`

const attributesOf = (method: string, route: string) => ({
  'http.request.method': method,
  'http.route': route,
})

function endSpan(span: Span, { raw, statusCode }: FastifyReply): void {
  if (!span.isRecording()) return
  if (raw.writableEnded) span.setAttribute('http.response.status_code', statusCode)
  else span.setAttribute('error.type', 'the client has gone')
  if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}
