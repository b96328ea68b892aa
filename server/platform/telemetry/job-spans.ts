import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api'
import type { JobTracing } from './tracing.ts'

/** Makes each run of a background job a span in the trace of the request that caused it. */
export const jobTracing = (tracer: Tracer): JobTracing => ({
  findTraceparent() {
    const carrier: { traceparent?: string } = {}
    propagation.inject(context.active(), carrier)
    return carrier.traceparent
  },
  runJob({ name, traceparent }, run) {
    const attributes = {
      'messaging.system': 'pg-boss',
      'messaging.operation.type': 'process',
      'messaging.destination.name': name,
    }
    const parent = propagation.extract(ROOT_CONTEXT, { traceparent })
    return tracer.startActiveSpan(
      `job ${name}`,
      { kind: SpanKind.CONSUMER, attributes },
      parent,
      async span => {
        try {
          await run()
        } catch (error) {
          span.setAttribute('error.type', error instanceof Error ? error.name : 'not an error')
          span.setStatus({ code: SpanStatusCode.ERROR })
          throw error
        } finally {
          span.end()
        }
      },
    )
  },
})
