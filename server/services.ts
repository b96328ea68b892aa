import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Services } from './app.ts'
import type { Config } from './config.ts'
import { authJobs } from './features/auth/auth.jobs.ts'
import { emailChangeJobs } from './features/auth/email-changes.jobs.ts'
import { contactJobs } from './features/contact/contact.jobs.ts'
import { mediaJobs } from './features/media/media.jobs.ts'
import type { Painter } from './features/media/painter/painter.ts'
import { notificationJobs } from './features/notifications/notifications.jobs.ts'
import { recipeJobs } from './features/recipes/recipes.jobs.ts'
import { searchJobs } from './features/recipes/search/search.jobs.ts'
import { openCacheInvalidation } from './platform/database/cache-invalidation.ts'
import { type OpenDatabase, openMigratedDatabase } from './platform/database/open.ts'
import { openFolder } from './platform/files/folder.ts'
import { openSpaceCheck } from './platform/files/free-space.ts'
import type { FileStore } from './platform/files/store.ts'
import { openAdmission } from './platform/http/admission.ts'
import { carefulCompression } from './platform/http/encoded-response.ts'
import { openResponseCache } from './platform/http/response-cache.ts'
import { openThrottler } from './platform/http/throttle.ts'
import { type Jobs, openJobs } from './platform/jobs/jobs.ts'
import { mailJobs } from './platform/mail/failed-mails.jobs.ts'
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
    db,
    onLimited: kind =>
      log.warn({ kind }, 'a mail was not sent: its recipient has had as many as the limit allows'),
    smtpUrl: config.SMTP_URL,
    from: config.MAIL_FROM,
    outbox: outboxOf(config),
    onSaved: path => log.info({ path }, 'no SMTP_URL is set, so the mail was put in the outbox'),
  })
  stack.defer(mailer.close)
  const files = await openPictureStore(config)
  const jobServices = {
    db,
    mailer,
    files,
    painter,
    publicUrl,
    contactEmail: config.CONTACT_EMAIL,
    jobs: () => jobs,
  }
  const jobs: Jobs = await openJobs(
    [
      ...authJobs(jobServices),
      ...emailChangeJobs(jobServices),
      ...contactJobs(jobServices),
      ...mediaJobs(jobServices),
      ...notificationJobs(jobServices),
      ...recipeJobs(jobServices),
      ...searchJobs(jobServices),
      ...mailJobs(jobServices),
    ],
    {
      connection,
      isWorker: !isTool,
      onError: error => log.warn({ err: error }, 'job queue'),
      onFailed: (job, error, { tries, isLast }) =>
        isLast
          ? log.error({ job, tries, err: error }, 'job failed for good; mails: npm run admin -- mails')
          : log.warn({ job, tries, err: error }, 'job failed; it is tried again'),
    },
  )
  stack.defer(jobs.stop)
  // Closed before the jobs are awaited: drawing a cover takes longer than a stop may, and is retried after the next start.
  stack.defer(painter.close)
  const usesDataDir = !config.DATABASE_URL || !config.S3_BUCKET || !config.SMTP_URL
  const hasSpace = usesDataDir
    ? openSpaceCheck(
        [config.DATA_DIR, pictureFolderOf(config), outboxOf(config), ...database.folders],
        config.MIN_FREE_MB * 1e6,
      )
    : async () => true
  const services: Services = {
    db,
    jobs,
    files,
    throttler: openThrottler({ isLoopbackExempt: config.TRUST_PROXY.length === 0 }),
    admission: openAdmission(),
    responseCache,
    cacheInvalidation,
    publicUrl,
    isVerificationRequired: config.REQUIRE_EMAIL_VERIFICATION,
    isReady: async () =>
      !site.isDraining && (await hasSpace()) && (await pool.query('select 1')).rowCount === 1,
    hasSpace,
  }
  return { services, database }
}

const pictureFolderOf = ({ DATA_DIR }: Config) => join(DATA_DIR, 'media')
const outboxOf = ({ DATA_DIR }: Config) => join(DATA_DIR, 'outbox')

/** A bucket where one is set, else a folder in DATA_DIR. The AWS client is loaded only for a bucket: it costs 60 ms and 20 MB. */
async function openPictureStore(config: Config): Promise<FileStore> {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = config
  if (!bucket || !region || !accessKey || !secretKey) return openFolder(pictureFolderOf(config))
  const { openBucket } = await import('./platform/files/bucket.ts')
  return openBucket({ endpoint: config.S3_ENDPOINT, bucket, region, accessKey, secretKey })
}
