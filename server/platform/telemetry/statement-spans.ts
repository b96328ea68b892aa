import type { AsyncLocalStorage } from 'node:async_hooks'
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import type { Client, ClientConfig } from 'pg'
import { PreparingClient } from '../database/prepared.ts'
import { operationOf, redactStatement } from './statement-text.ts'

export type Spans = { tracer: Tracer; current: AsyncLocalStorage<Span> }

type Callback = (error: Error | null, result: unknown) => void
type Query = (...words: unknown[]) => unknown

/** Connections that make a span of each statement of a request or a job. Values and messages of PostgreSQL, which may quote some, are left out. */
export const tracedClient = (spans: Spans): typeof PreparingClient =>
  class TracedClient extends PreparingClient {
    constructor(config?: string | ClientConfig) {
      super(config)
      const plain = this.query.bind(this) as Query
      this.query = ((...words: unknown[]) => {
        const text = textOf(words[0])
        const parent = spans.current.getStore()
        if (text === undefined || !parent) return plain(...words)
        const span = startSpan(spans.tracer, parent, text)
        const last = words.at(-1)
        if (typeof last === 'function') return plain(...words.slice(0, -1), ending(span, last as Callback))
        const answer = plain(...words)
        if (answer instanceof Promise)
          answer.then(
            () => span.end(),
            error => endFailed(span, error),
          )
        else span.end()
        return answer
      }) as Client['query']
    }
  }

/** Undefined for a stream, such as a COPY. */
function textOf(query: unknown): string | undefined {
  if (typeof query === 'string') return query
  const { text, submit } = (query ?? {}) as { text?: unknown; submit?: unknown }
  return typeof text === 'string' && submit === undefined ? text : undefined
}

function startSpan(tracer: Tracer, parent: Span, text: string): Span {
  const redacted = redactStatement(text)
  const operation = operationOf(redacted)
  const attributes = {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    'db.query.text': redacted,
  }
  return tracer.startSpan(
    operation,
    { kind: SpanKind.CLIENT, attributes },
    trace.setSpan(ROOT_CONTEXT, parent),
  )
}

const ending =
  (span: Span, callback: Callback): Callback =>
  (error, result) => {
    if (error) endFailed(span, error)
    else span.end()
    callback(error, result)
  }

function endFailed(span: Span, error: unknown): void {
  const { code } = (error ?? {}) as { code?: unknown }
  span.setAttribute('error.type', typeof code === 'string' ? code : 'no answer')
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}
