import { existsSync } from 'node:fs'
import { join } from 'node:path'
import closeWithGrace from 'close-with-grace'
import type { FastifyBaseLogger } from 'fastify'
import { buildApp, type Services } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { explainFailure } from './explain-failure.ts'
import { bootstrapAdmin } from './features/admin/bootstrap.ts'
import { openPainter } from './features/media/painter/painter.ts'
import { findOrSeedSampleAccount } from './features/recipes/sample/sample-account.ts'
import { backfillSearchIndex } from './features/recipes/search/search-index.queries.ts'
import { distDir, servePages } from './pages.ts'
import { withAdvisoryLock } from './platform/database/advisory-lock.ts'
import { fitConnections } from './platform/http/descriptor-limit.ts'
import { closeGracefully } from './platform/http/graceful-close.ts'
import { metricsHost, serveMetrics } from './platform/http/metrics.ts'
import { openLog } from './platform/log/log.ts'
import { countFailedMails } from './platform/mail/failed-mails.jobs.ts'
import { refuseUnusableDataDir } from './platform/start/data-dir.ts'
import { explainListenError, type Listener, refuseUnavailablePort } from './platform/start/listening.ts'
import { StartRefused } from './platform/start/start-refused.ts'
import { openServices } from './services.ts'
import { startupBanner } from './startup-banner.ts'

/**
 * Configuration → database → app → listen. The returned stack closes what was opened, last first; if the signal aborts
 * the start, everything is closed at once.
 */
async function start(config: Config, signal: AbortSignal): Promise<AsyncDisposableStack> {
  await using stack = new AsyncDisposableStack()
  await refuseEarly(config)
  const log = openLog(config.LOG_LEVEL)
  const host = hostName(config.HOST)
  const site = { publicUrl: config.PUBLIC_URL ?? `http://${host}:${config.PORT}`, isDraining: false }
  const { services, database } = await openServices(config, site, {
    log,
    stack,
    signal,
    painter: openPainter(),
  })
  const onWait = () => log.info('waiting for another Mezani that is starting on this database')
  const { sampleUser, setupPath } = await withAdvisoryLock(database.pool, 'start', { onWait, signal }, () =>
    prepareData(services, config, log, database.isEmbedded),
  )
  const app = await buildApp(services, {
    log,
    corsOrigins: config.CORS_ORIGINS,
    trustProxy: config.TRUST_PROXY,
    isHttps: site.publicUrl.startsWith('https:'),
    connections: {
      total: fitConnections(config.MAX_CONNECTIONS, log),
      perNetwork: config.MAX_CONNECTIONS_PER_NETWORK,
    },
  })
  await servePages(app, services)
  stack.defer(() => closeGracefully(app))
  if (config.METRICS_PORT) {
    const listener = metricsListener(config.METRICS_PORT)
    const metrics = await serveMetrics(app, {
      pool: database.pool,
      countFailedMails: () => countFailedMails(services.db),
      port: listener.port,
    }).catch(error => {
      throw explainListenError(error, listener)
    })
    stack.defer(() => void metrics.close())
  }
  signal.throwIfAborted()
  await app.listen({ port: config.PORT, host: config.HOST }).catch(error => {
    throw explainListenError(error, mainListener(config))
  })
  stack.defer(() => {
    site.isDraining = true
  })
  const [listening] = app.addresses()
  if (!config.PUBLIC_URL && typeof listening === 'object') site.publicUrl = `http://${host}:${listening.port}`
  process.stdout.write(startupBanner({ publicUrl: site.publicUrl, sampleUser, setupPath, config }))
  return stack.move()
}

/** What would end the start is looked for before anything is opened or written. */
async function refuseEarly(config: Config): Promise<void> {
  await refuseUnavailablePort(mainListener(config))
  if (config.METRICS_PORT) await refuseUnavailablePort(metricsListener(config.METRICS_PORT))
  refuseMissingClient()
  // The embedded PostgreSQL prepares the folder itself; with a bucket and a mail server nothing is written there.
  const isWritten = !config.S3_BUCKET || !config.SMTP_URL || config.SAMPLE_RECIPES
  if (config.DATABASE_URL && isWritten) refuseUnusableDataDir(config.DATA_DIR)
}

function refuseMissingClient(): void {
  if (existsSync(join(distDir, 'client/index.html'))) return
  throw new StartRefused('The client is not built. Run npm run build once, or start with npm start.')
}

const mainListener = ({ PORT: port, HOST: host }: Config): Listener => ({ setting: 'PORT', port, host })

const metricsListener = (port: number): Listener => ({ setting: 'METRICS_PORT', port, host: metricsHost })

/** What a first start writes: one process at a time, or a second one would wait for the first one's rows and time out. */
async function prepareData(services: Services, config: Config, log: FastifyBaseLogger, isEmbedded: boolean) {
  const indexed = await backfillSearchIndex(services.db)
  if (indexed > 0) log.info({ recipes: indexed }, 'indexed recipes of an older version for search')
  const hasSample = config.SAMPLE_RECIPES ?? isEmbedded
  const sampleUser = await findOrSeedSampleAccount(services, config.DATA_DIR, hasSample)
  const setupPath = await bootstrapAdmin(services.db, firstAdmin(config))
  return { sampleUser, setupPath }
}

const hostName = (host: string): string =>
  ['0.0.0.0', '127.0.0.1', '::', '::1'].includes(host) ? 'localhost' : host

const firstAdmin = ({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: Config) =>
  email && password ? { email, password } : undefined

const stopping = new AbortController()
let starting: Promise<AsyncDisposableStack> | undefined
// Registered before the start begins: one that is stopped half-way must not leave a PostgreSQL running.
closeWithGrace({ delay: 10_000, logger: false }, async ({ err }) => {
  if (err) console.error(err)
  stopping.abort()
  const running = await starting?.catch(() => undefined)
  await running?.disposeAsync()
})
try {
  starting = start(readConfig(), stopping.signal)
  await starting
} catch (error) {
  if (!stopping.signal.aborted) {
    console.error(explainFailure(error))
    process.exit(1)
  }
}
