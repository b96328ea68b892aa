import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import { context, propagation } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { readProgramVersion } from '../database/program-version.ts'
import { exportSpans } from './export-spans.ts'
import { jobTracing } from './job-spans.ts'
import { traceRequests } from './request-spans.ts'
import type { Tracing, TracingOptions } from './tracing.ts'

/** How many spans may wait to be sent. Further spans are dropped. */
const maxQueued = 4_096
const sendEveryMs = 2_000
const sendTimeoutMs = 5_000
const closeTimeoutMs = 2_000
const maxAttributeLength = 2_000

/** Sends the spans of this process to the collector in batches, without delaying requests. */
export function startTracing(options: TracingOptions): Tracing {
  const { endpoint, headers, serviceName, isTrusted } = options
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers,
    timeoutMillis: sendTimeoutMs,
    concurrencyLimit: 4,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': serviceName,
      'service.version': readProgramVersion(),
      'service.instance.id': randomUUID(),
      'process.pid': process.pid,
    }),
    sampler: samplerOf(options),
    spanLimits: { attributeValueLengthLimit: maxAttributeLength, attributeCountLimit: 16 },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: exportSpans(exporter, options),
        maxQueueSize: maxQueued,
        scheduledDelayMillis: sendEveryMs,
        exportTimeoutMillis: sendTimeoutMs,
      }),
    ],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  traceStatements(provider)
  return {
    traceRequests: app => traceRequests(app, provider, isTrusted),
    jobs: jobTracing(provider.getTracer('mezani')),
    async close() {
      const ended = provider.shutdown().catch(() => undefined)
      await Promise.race([ended, sleep(closeTimeoutMs, undefined, { ref: false })])
    },
  }
}

/** Makes each statement of a request or a job a span. */
function traceStatements(provider: TracerProvider): void {
  new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true }).setTracerProvider(provider)
  // The instrumentation waits for a `require` of the module, but this program imports it.
  createRequire(import.meta.url)('pg')
}

function samplerOf({ sampler, ratio }: Pick<TracingOptions, 'sampler' | 'ratio'>): Sampler {
  const root = rootSamplerOf(sampler, ratio)
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root
}

function rootSamplerOf(sampler: TracingOptions['sampler'], ratio: number): Sampler {
  if (sampler.endsWith('always_on')) return new AlwaysOnSampler()
  if (sampler.endsWith('always_off')) return new AlwaysOffSampler()
  return new TraceIdRatioBasedSampler(ratio)
}
