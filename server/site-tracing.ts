import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import { addressesIn } from './platform/http/client-address.ts'
import type { Tracing } from './platform/telemetry/tracing.ts'

/** Opens the traces of this process if a collector is named. Otherwise nothing of OpenTelemetry is loaded. */
export async function openSiteTracing(config: Config, log: FastifyBaseLogger): Promise<Tracing | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, TRACEPARENT_FROM_PROXY: isProxyTrusted } = config
  if (!endpoint) return undefined
  const { startTracing } = await import('./platform/telemetry/start-tracing.ts')
  return startTracing({
    endpoint,
    headers: config.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    serviceName: config.OTEL_SERVICE_NAME,
    sampler: config.OTEL_TRACES_SAMPLER,
    ratio: config.OTEL_TRACES_SAMPLER_ARG,
    isTrusted: addressesIn(isProxyTrusted ? config.TRUST_PROXY : []),
    onUnsent: error =>
      log.warn({ err: error }, 'traces cannot be sent to OTEL_EXPORTER_OTLP_ENDPOINT; they are dropped'),
    onSentAgain: () => log.info('traces are sent again'),
  })
}
