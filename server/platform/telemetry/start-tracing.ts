import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Span } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
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
import { jobTracing } from './job-spans.ts'
import { reportFailures } from './report-failures.ts'
import { traceRequests } from './request-spans.ts'
import { tracedClient } from './statement-spans.ts'
import type { Tracing, TracingOptions } from './tracing.ts'

/** Of spans that wait to be sent; what is more is dropped. */
const maxQueued = 4_096
const sendEveryMs = 2_000
const sendTimeoutMs = 5_000
const closeTimeoutMs = 2_000
const maxAttributeLength = 2_000

/** Spans of this process, sent to the collector in batches, beside requests and never in their way. */
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
        exporter: reportFailures(exporter, options),
        maxQueueSize: maxQueued,
        scheduledDelayMillis: sendEveryMs,
        exportTimeoutMillis: sendTimeoutMs,
      }),
    ],
  })
  const spans = { tracer: provider.getTracer('mezani'), current: new AsyncLocalStorage<Span>() }
  return {
    traceRequests: app => traceRequests(app, spans, isTrusted),
    Client: tracedClient(spans),
    jobs: jobTracing(spans),
    async close() {
      const ended = provider.shutdown().catch(() => undefined)
      await Promise.race([ended, sleep(closeTimeoutMs, undefined, { ref: false })])
    },
  }
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
