import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Services } from './app.ts'
import type { Config } from './config.ts'
import { authJobs } from './features/auth/auth.jobs.ts'
import { contactJobs } from './features/contact/contact.jobs.ts'
import { mediaJobs } from './features/media/media.jobs.ts'
import type { Painter } from './features/media/painter/painter.ts'
import { searchJobs } from './features/recipes/search/search.jobs.ts'
import { openCacheInvalidation } from './platform/database/cache-invalidation.ts'
import { type OpenDatabase, openMigratedDatabase } from './platform/database/open.ts'
import { type FileStore, openBucket, openFolder } from './platform/files/store.ts'
import { carefulCompression } from './platform/http/encoded-response.ts'
import { openResponseCache } from './platform/http/response-cache.ts'
import { openThrottler } from './platform/http/throttle.ts'
import { openJobs } from './platform/jobs/jobs.ts'
import { openMailer } from './platform/mail/mailer.ts'

export const apiCache = { maxBytes: 32_000_000, ttlMs: 30_000, levels: carefulCompression }

type SiteState = { publicUrl: string; isDraining: boolean }
type OpenOptions = {
  log: FastifyBaseLogger
  stack: AsyncDisposableStack
  painter: Painter
  /** Aborts the start. */
  signal?: AbortSignal
  /** A tool beside a Mezani that may be running: it shares its database and runs none of its background jobs. */
  isTool?: boolean
}
type OpenedServices = { services: Services; database: OpenDatabase }

/** Opens the services by the settings: database, mail, jobs and files. The stack closes them, last first. */
export async function openServices(
  config: Config,
  site: SiteState,
  { log, stack, painter, signal, isTool = false }: OpenOptions,
): Promise<OpenedServices> {
  const publicUrl = () => site.publicUrl
  const database = await openMigratedDatabase({
    databaseUrl: config.DATABASE_URL,
    dataDir: config.DATA_DIR,
    ...(signal && { signal }),
    log: ({ level, message, ...facts }) => log[level](facts, message),
    isTool,
  })
  stack.defer(database.close)
  const { db, pool, connection } = database
  const responseCache = openResponseCache(apiCache)
  const cacheInvalidation = openCacheInvalidation(pool, connection, {
    onInvalidated: responseCache.clear,
    onListening: responseCache.setEnabled,
  })
  stack.defer(cacheInvalidation.close)
  const mailer = openMailer({
    smtpUrl: config.SMTP_URL,
    from: config.MAIL_FROM,
    outbox: join(config.DATA_DIR, 'outbox'),
    onSaved: path => log.info({ path }, 'no SMTP_URL is set, so the mail was put in the outbox'),
  })
  stack.defer(mailer.close)
  const files = await openFileStore(config)
  const jobServices = { db, mailer, files, painter, publicUrl, contactEmail: config.CONTACT_EMAIL }
  const jobs = await openJobs(
    [
      ...authJobs(jobServices),
      ...contactJobs(jobServices),
      ...mediaJobs(jobServices),
      ...searchJobs(jobServices),
    ],
    {
      connection,
      isWorker: !isTool,
      onError: error => log.warn({ err: error }, 'job queue'),
      onFailed: (job, error) => log.warn({ job, err: error }, 'job failed; it is tried again'),
    },
  )
  stack.defer(jobs.stop)
  // Closed before the jobs are awaited: drawing a cover takes longer than a stop may, and is retried after the next start.
  stack.defer(painter.close)
  const services: Services = {
    db,
    jobs,
    files,
    throttler: openThrottler({ isLoopbackExempt: config.TRUST_PROXY.length === 0 }),
    responseCache,
    cacheInvalidation,
    publicUrl,
    isVerificationRequired: config.REQUIRE_EMAIL_VERIFICATION,
    isReady: async () => !site.isDraining && (await pool.query('select 1')).rowCount === 1,
  }
  return { services, database }
}

/** A bucket where one is set, else a folder in DATA_DIR. */
export async function openFileStore(config: Config): Promise<FileStore> {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = config
  if (!bucket || !region || !accessKey || !secretKey) return openFolder(join(config.DATA_DIR, 'media'))
  return openBucket({ endpoint: config.S3_ENDPOINT, bucket, region, accessKey, secretKey })
}
