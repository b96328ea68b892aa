import { FastifyOtelInstrumentation } from '@fastify/otel'
import { context, ROOT_CONTEXT, SpanKind, type TracerProvider } from '@opentelemetry/api'
import type { FastifyInstance } from 'fastify'
import { internalAddress } from '../http/client-address.ts'
import { type DirectResponseListener, directResponseSent } from '../http/direct-response.ts'

/**
 * A span for each request, named by its method and its route's template. Only a trusted neighbour may say of which trace a request is
 * part: anybody else could have all of their requests recorded, or mix them into others' traces.
 */
export async function traceRequests(
  app: FastifyInstance,
  provider: TracerProvider,
  isTrusted: (address: string) => boolean,
): Promise<void> {
  app.addHook('onRequest', ({ raw }, _, done) => {
    const address = raw.socket.remoteAddress ?? ''
    // A page asks the API of its own process as part of its own request.
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
