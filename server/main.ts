import closeWithGrace from 'close-with-grace'
import type { FastifyBaseLogger } from 'fastify'
import { buildApp, type Services } from './app.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { bootstrapAdmin } from './features/admin/bootstrap.ts'
import { openPainter } from './features/media/painter/painter.ts'
import { findOrSeedSampleAccount } from './features/recipes/sample/sample-account.ts'
import { backfillSearchIndex } from './features/recipes/search/search-index.queries.ts'
import { servePages } from './pages.ts'
import { withAdvisoryLock } from './platform/database/advisory-lock.ts'
import { StartRefused } from './platform/database/embedded/embedded.ts'
import { closeGracefully } from './platform/http/graceful-close.ts'
import { serveMetrics } from './platform/http/metrics.ts'
import { openLog } from './platform/log/log.ts'
import { openServices } from './services.ts'
import { startupBanner } from './startup-banner.ts'

/**
 * Configuration → database → app → listen. The returned stack closes what was opened, last first; if the signal aborts
 * the start, everything is closed at once.
 */
async function start(config: Config, signal: AbortSignal): Promise<AsyncDisposableStack> {
  await using stack = new AsyncDisposableStack()
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
  })
  await servePages(app, services)
  stack.defer(() => closeGracefully(app))
  if (config.METRICS_PORT) {
    const metrics = await serveMetrics(app, database.pool, config.METRICS_PORT)
    stack.defer(() => void metrics.close())
  }
  signal.throwIfAborted()
  await app.listen({ port: config.PORT, host: config.HOST })
  stack.defer(() => {
    site.isDraining = true
  })
  const [address] = app.addresses()
  if (!config.PUBLIC_URL && typeof address === 'object') site.publicUrl = `http://${host}:${address.port}`
  process.stdout.write(startupBanner({ publicUrl: site.publicUrl, sampleUser, setupPath, config }))
  return stack.move()
}

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

/** Expected failures of a start are printed as sentences, without a stack; bugs with theirs. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof StartRefused) return error.message
  const { code, message, stack } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return 'The port is taken by another program. Stop that one, or set PORT to a free port.'
  if (code === 'EACCES')
    return 'This port needs more rights than this account has. Set PORT to one above 1023.'
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return `The database at DATABASE_URL cannot be reached (${code}).`
  return stack ?? message
}

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
    console.error(explain(error))
    process.exit(1)
  }
}
