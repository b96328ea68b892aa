import type { FastifyInstance } from 'fastify'
import type { SamplerName } from './settings.ts'

/** The spans of one process; there are none unless the operator names a collector. */
export type Tracing = {
  /** Makes each request of this app a span. */
  traceRequests(app: FastifyInstance): Promise<void>
  jobs: JobTracing
  /** Sends the waiting spans, which takes two seconds at most. */
  close(): Promise<void>
}

export type JobTracing = {
  /** Returns the trace context of the running code, for a job that it enqueues; undefined if nothing is traced. */
  findTraceparent(): string | undefined
  /** Runs a job as a span in the trace in which it was enqueued. */
  runJob(job: { name: string; traceparent: string | undefined }, run: () => Promise<void>): Promise<void>
}

export type TracingOptions = {
  /** Without `/v1/traces`. */
  endpoint: string
  headers: Record<string, string>
  serviceName: string
  sampler: SamplerName
  /** The share of traces, from 0 to 1, for the samplers that take a part of them. */
  ratio: number
  /** Whether this neighbour on the network may say which trace a request is part of. */
  isTrusted: (address: string) => boolean
  /** Called when spans cannot be sent, and when they can be sent again. */
  onUnsent: (error: unknown) => void
  onSentAgain: () => void
}
