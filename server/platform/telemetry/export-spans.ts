import type { Attributes } from '@opentelemetry/api'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace'

/**
 * The attributes that are exported. The libraries set more: the URL with its tokens, the statement's server, an error's message with the
 * value that it refuses.
 */
const exported = new Set([
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'db.system.name',
  'db.query.text',
  'messaging.system',
  'messaging.operation.type',
  'messaging.destination.name',
  'error.type',
  // instrumentation-pg writes it from the SQLSTATE alone, and nothing else records exceptions.
  'exception.message',
])

type Reports = { onUnsent: (error: unknown) => void; onSentAgain: () => void }

/**
 * Exports only those attributes of each span that `exported` lists. Reports once that spans cannot be sent, and once that they can be sent
 * again.
 */
export function exportSpans(exporter: SpanExporter, { onUnsent, onSentAgain }: Reports): SpanExporter {
  let isFailing = false
  return {
    export: (spans, done) =>
      exporter.export(spans.map(withoutPersonalData), result => {
        if (result.error && !isFailing) onUnsent(result.error)
        if (!result.error && isFailing) onSentAgain()
        isFailing = result.error !== undefined
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
    ...(exporter.forceFlush && { forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve() }),
  }
}

/** Leaves the span itself unchanged; its other properties are inherited. */
const withoutPersonalData = (span: ReadableSpan): ReadableSpan =>
  Object.create(span, {
    attributes: { value: pick(span.attributes) },
    events: {
      value: span.events.map(event => ({ ...event, attributes: pick(event.attributes ?? {}) })),
    },
    status: { value: { code: span.status.code } },
  })

const pick = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => exported.has(name)))
