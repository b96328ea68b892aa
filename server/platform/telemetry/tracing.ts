import type { FastifyInstance } from 'fastify'
import type { SamplerName } from './settings.ts'

/** The spans of one process; there are none unless the operator names a collector. */
export type Tracing = {
  /** Has each request of this app be a span. */
  traceRequests(app: FastifyInstance): Promise<void>
  jobs: JobTracing
  /** Sends what is left, for two seconds at most. */
  close(): Promise<void>
}

export type JobTracing = {
  /** Names what runs now, for a job that it enqueues; undefined where nothing is traced. */
  findTraceparent(): string | undefined
  /** Runs a job as a span of what enqueued it. */
  runJob(job: { name: string; traceparent: string | undefined }, run: () => Promise<void>): Promise<void>
}

export type TracingOptions = {
  /** Without `/v1/traces`. */
  endpoint: string
  headers: Record<string, string>
  serviceName: string
  sampler: SamplerName
  /** Of traces, from 0 to 1: for the samplers that take a part of them. */
  ratio: number
  /** Whether this neighbour on the network may say of which trace a request is part. */
  isTrusted: (address: string) => boolean
  /** Called when traces cannot be sent, and once they can again. */
  onUnsent: (error: unknown) => void
  onSentAgain: () => void
}
