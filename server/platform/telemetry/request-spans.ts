import { FastifyOtelInstrumentation } from '@fastify/otel'
import { context, ROOT_CONTEXT, SpanKind, type TracerProvider } from '@opentelemetry/api'
import type { FastifyInstance } from 'fastify'
import { internalAddress } from '../http/client-address.ts'
import { type DirectResponseListener, directResponseSent } from '../http/direct-response.ts'

/**
 * Makes each request a span, named by its method and its route's template. Only a trusted neighbour may say which trace a request is part
 * of: otherwise anybody could have all their requests recorded, or mix them into other people's traces.
 */
export async function traceRequests(
  app: FastifyInstance,
  provider: TracerProvider,
  isTrusted: (address: string) => boolean,
): Promise<void> {
  app.addHook('onRequest', ({ raw }, _, done) => {
    const address = raw.socket.remoteAddress ?? ''
    // A page's request to the API of its own process is part of the request for the page.
    if (address === internalAddress) return done()
    if (!isTrusted(address)) delete raw.headers.traceparent
    context.with(ROOT_CONTEXT, done)
  })
  const instrumentation = new FastifyOtelInstrumentation({
    instrumentHooks: false,
    instrumentHandler: false,
    recordExceptions: false,
    requestHook: (span, request) =>
      span.updateName(nameOf(request.method, request.routeOptions.url ?? 'unknown')),
  })
  instrumentation.setTracerProvider(provider)
  await app.register(instrumentation.plugin())

  const tracer = provider.getTracer('mezani')
  const traceDirectResponse: DirectResponseListener = ({ method, route, status, ms }) => {
    const attributes = {
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
    }
    const options = { kind: SpanKind.SERVER, startTime: Date.now() - ms, attributes }
    tracer.startSpan(nameOf(method, route), options, ROOT_CONTEXT).end()
  }
  app.server.on(directResponseSent, traceDirectResponse)
}

const nameOf = (method: string, route: string): string => `${method} ${route}`
