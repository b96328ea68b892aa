import type { Tracing, TracingOptions } from './tracing.ts'

/** Loads what it takes only now: a site without a collector pays nothing for it. */
export async function openTracing(options: TracingOptions): Promise<Tracing> {
  const { startTracing } = await import('./start-tracing.ts')
  return startTracing(options)
}
