import type { Registry } from 'prom-client'
import type { Config } from '../config.ts'
import { gaugeBackups } from '../platform/backup/backup-metrics.ts'
import { findBackupStatus } from '../platform/backup/backup-runs.queries.ts'
import { gaugeAuditOwnership } from '../platform/database/audit-metrics.ts'
import type { OpenDatabase } from '../platform/database/open.ts'
import { openHealthChecks } from '../platform/http/health.ts'
import { gaugeFailedMails, metricsHost, serveMetrics } from '../platform/http/metrics.ts'
import type { Limits } from '../platform/limits/default-limits.ts'
import { countFailedMails } from '../platform/mail/failed-mails.jobs.ts'
import { explainListenError, type Listener } from '../platform/start/listening.ts'

export const mainListener = ({ PORT: port, HOST: host }: Config): Listener => ({
  setting: 'PORT',
  port,
  host,
})

export const metricsListener = (port: number): Listener => ({
  setting: 'METRICS_PORT',
  port,
  host: metricsHost,
})

type Watched = Pick<OpenDatabase, 'db' | 'pool'> & {
  limits: Pick<Limits, 'readDeadlineMs'>
  isReady: () => Promise<boolean>
  registry: Registry
}

/**
 * Serves the health and metrics of this process, and the metrics of the whole site. Returns a function that ends that. Throws StartRefused
 * if the port is not available.
 */
export async function openMetrics(
  port: number,
  { db, pool, limits: { readDeadlineMs }, isReady, registry }: Watched,
): Promise<() => void> {
  const health = openHealthChecks({ isReady, readDeadlineMs })
  gaugeFailedMails(() => countFailedMails(db), registry)
  gaugeBackups(() => findBackupStatus(db), registry)
  gaugeAuditOwnership(pool, registry)
  const server = await serveMetrics(port, { read: () => registry.metrics(), health }).catch(error => {
    throw explainListenError(error, metricsListener(port))
  })
  return () => void server.close()
}

/** Returns the site's address as far as the settings tell. `port` is the port that the site listens on. */
export const publicUrlOf = ({ PUBLIC_URL, HOST, PORT }: Config, port = PORT): string =>
  PUBLIC_URL ?? `http://${hostName(HOST)}:${port}`

const hostName = (host: string): string =>
  ['0.0.0.0', '127.0.0.1', '::', '::1'].includes(host) ? 'localhost' : host
