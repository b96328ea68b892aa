import { type Context, isSpanContextValid, ROOT_CONTEXT, type Span, trace } from '@opentelemetry/api'

const form = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

/** A span as W3C Trace Context writes it. */
export function formatTraceparent(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext()
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
}

/** What a new span is part of: nothing, where there is no such header or it is not well-formed. */
export function contextOf(traceparent: unknown): Context {
  const [, traceId, spanId, flags] = typeof traceparent === 'string' ? (form.exec(traceparent) ?? []) : []
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT
}
