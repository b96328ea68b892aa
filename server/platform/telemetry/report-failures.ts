import type { SpanExporter } from '@opentelemetry/sdk-trace'

type Reports = { onUnsent: (error: unknown) => void; onSentAgain: () => void }

/** Tells once that spans cannot be sent, and once that they can again: a collector that is away is no flood of lines. */
export function reportFailures(exporter: SpanExporter, { onUnsent, onSentAgain }: Reports): SpanExporter {
  let isFailing = false
  return {
    export: (spans, done) =>
      exporter.export(spans, result => {
        if (result.error && !isFailing) onUnsent(result.error)
        if (!result.error && isFailing) onSentAgain()
        isFailing = result.error !== undefined
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
    ...(exporter.forceFlush && { forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve() }),
  }
}
