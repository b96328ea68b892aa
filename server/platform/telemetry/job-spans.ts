import { SpanKind, SpanStatusCode } from '@opentelemetry/api'
import type { Spans } from './statement-spans.ts'
import { contextOf, formatTraceparent } from './traceparent.ts'
import type { JobTracing } from './tracing.ts'

/** Each run of a background job as a span, in the trace of the request that caused it. */
export const jobTracing = ({ tracer, current }: Spans): JobTracing => ({
  findTraceparent() {
    const span = current.getStore()
    return span && formatTraceparent(span)
  },
  runJob({ name, traceparent }, run) {
    const attributes = {
      'messaging.system': 'pg-boss',
      'messaging.operation.type': 'process',
      'messaging.destination.name': name,
    }
    const span = tracer.startSpan(
      `job ${name}`,
      { kind: SpanKind.CONSUMER, attributes },
      contextOf(traceparent),
    )
    return current.run(span, async () => {
      try {
        await run()
      } catch (error) {
        span.setAttribute('error.type', error instanceof Error ? error.name : 'not an error')
        span.setStatus({ code: SpanStatusCode.ERROR })
        throw error
      } finally {
        span.end()
      }
    })
  },
})
