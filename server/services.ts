import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Services } from './app.ts'
import type { Config } from './config.ts'
import { expiredJobs } from './expired.jobs.ts'
import { authJobs } from './features/auth/auth.jobs.ts'
import { emailChangeJobs } from './features/auth/email-changes.jobs.ts'
import { recoveryJobs } from './features/auth/second-factor/recovery.jobs.ts'
import { secondFactorJobs } from './features/auth/second-factor/second-factor.jobs.ts'
import { contactJobs } from './features/contact/contact.jobs.ts'
import { contactDetailsOf } from './features/contact/contact-details.ts'
import { exportJobs } from './features/exports/exports.jobs.ts'
import { importJobs } from './features/imports/batches/batches.jobs.ts'
import { openWebFetching } from './features/imports/fetching/open-web.ts'
import { openFileReading } from './features/imports/reader/file-reading.ts'
import { openPageReading } from './features/imports/reader/page-reading.ts'
import { leavingJobs } from './features/leaving/leaving.jobs.ts'
import { openPictureProcessing } from './features/media/images.ts'
import { mediaJobs } from './features/media/media.jobs.ts'
import type { Painter } from './features/media/painter/painter.ts'
import { moderationJobs } from './features/moderation/moderation.jobs.ts'
import { notificationJobs } from './features/notifications/notifications.jobs.ts'
import { recipeJobs } from './features/recipes/recipes.jobs.ts'
import { searchJobs } from './features/recipes/search/search.ts'
import { openPictureStore, pictureFolderOf } from './picture-store.ts'
import { backUpBeforeMigration } from './platform/backup/backup-before-migration.ts'
import { backupJobs } from './platform/backup/backups.jobs.ts'
import { openCacheInvalidation } from './platform/database/cache-invalidation.ts'
import { type OpenDatabase, openMigratedDatabase } from './platform/database/open.ts'
import { openStrangerReads } from './platform/database/stranger-reads.ts'
import { openSpaceCheck } from './platform/files/free-space.ts'
import { sweepTemporaryFolders, temporaryFolderJobs } from './platform/files/temporary-folders.ts'
import { openAdmission } from './platform/http/admission.ts'
import { rateCounters, rateJobs } from './platform/http/rate-counters.ts'
import { openResponseCache } from './platform/http/response-cache.ts'
import { openThrottler } from './platform/http/throttle.ts'
import { type Jobs, openJobs } from './platform/jobs/jobs.ts'
import { mailJobs } from './platform/mail/failed-mails.jobs.ts'
import { openMailer } from './platform/mail/mailer.ts'
import { openProviders } from './platform/openid/providers.ts'
import { openSiteTracing } from './site-tracing.ts'

/** A response that was read from a standby may lack a write of a moment ago, so it is cached for only a second. */
const cacheMs = { ofPrimary: 30_000, ofStandbys: 1_000 }

export type SiteState = { publicUrl: string; isDraining: boolean }
type OpenOptions = {
  log: FastifyBaseLogger
  stack: AsyncDisposableStack
  painter: Painter
  /** Aborts the start. */
  signal?: AbortSignal
  /** True for a tool that runs beside a Mezani, or without one. It shares the database and runs none of the background jobs. */
  isSecondary?: boolean
}
export type OpenedServices = { services: Services; database: OpenDatabase }

/** Opens the services by the settings: database, mail, jobs and files. The stack closes them, last first. */
export async function openServices(
  config: Config,
  site: SiteState,
  { log, stack, painter, signal, isSecondary = false }: OpenOptions,
): Promise<OpenedServices> {
  const publicUrl = () => site.publicUrl
  const { LIMITS: limits } = config
  const files = await openPictureStore(config)
  const tracing = await openSiteTracing(config, log)
  if (tracing) stack.defer(tracing.close)
  if (!isSecondary)
    await sweepTemporaryFolders(limits).catch(error => log.warn({ err: error }, 'temporary folders'))
  const database = await openMigratedDatabase({
    databaseUrl: config.DATABASE_URL,
    ownerUrl: config.AUDIT_OWNER_URL,
    dataDir: config.DATA_DIR,
    ...(signal && { signal }),
    log: ({ level, message, ...facts }) => log[level](facts, message),
    isSecondary,
    ...(config.BACKUP_BEFORE_MIGRATION && {
      beforeMigration: (opened, levels) =>
        backUpBeforeMigration(opened, { connection: opened.connection, files }, levels, {
          folder: config.BACKUP_DIR,
          options: { ...backupSettingsOf(config), isAlone: opened.isEmbedded && !isSecondary, signal },
          onDone: result => log.info(result, 'backup made before the migration'),
          onNoFolder: () =>
            log.warn('no BACKUP_DIR is set, so no backup is made before this database is migrated'),
        }),
    }),
  })
  stack.defer(database.close)
  const { db, pool, connection } = database
  const responseCache = openResponseCache({
    ttlMs: config.DATABASE_READ_URL ? cacheMs.ofStandbys : cacheMs.ofPrimary,
    maxBytes: limits.responseCacheBytes,
  })
  const strangerReads = openStrangerReads({
    primary: db,
    connection: config.DATABASE_READ_URL ? { connectionString: config.DATABASE_READ_URL } : undefined,
    onFailed: error =>
      log.warn(
        { err: error },
        'DATABASE_READ_URL: a read failed; all is read from the primary for five seconds',
      ),
  })
  stack.defer(strangerReads.close)
  const cacheInvalidation = openCacheInvalidation(pool, connection, {
    onInvalidated: () => responseCache.clear(),
    onListening: isListening => responseCache.setEnabled(isListening),
  })
  stack.defer(cacheInvalidation.close)
  const mailer = openMailer({
    db,
    limits,
    onLimited: kind =>
      log.warn({ kind }, 'a mail was not sent: its recipient has had as many as the limit allows'),
    smtpUrl: config.SMTP_URL,
    from: config.MAIL_FROM,
    outbox: outboxOf(config),
    onSaved: path => log.info({ path }, 'no SMTP_URL is set, so the mail was put in the outbox'),
  })
  stack.defer(mailer.close)
  const backups = new AbortController()
  const pictures = openPictureProcessing(limits.pictureQueue)
  stack.defer(pictures.close)
  const fileReading = openFileReading(limits)
  stack.defer(fileReading.close)
  const jobServices = {
    db,
    pictures,
    fileReading,
    limits,
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
      ...expiredJobs(jobServices),
      ...emailChangeJobs(jobServices),
      ...secondFactorJobs(jobServices),
      ...recoveryJobs(jobServices),
      ...contactJobs(jobServices),
      ...exportJobs(jobServices),
      ...importJobs(jobServices),
      ...leavingJobs(jobServices),
      ...mediaJobs(jobServices),
      ...notificationJobs(jobServices),
      ...moderationJobs(jobServices),
      ...recipeJobs(jobServices),
      ...searchJobs(jobServices),
      ...mailJobs(jobServices),
      ...temporaryFolderJobs(jobServices),
      ...rateJobs(jobServices),
      ...backupJobs({
        db,
        storage: { connection, files },
        schedule: backupScheduleOf(config),
        settings: { ...backupSettingsOf(config), signal: backups.signal },
        onDone: result => log.info(result, 'backup made'),
      }),
    ],
    {
      connection,
      isWorker: !isSecondary,
      tracing: tracing?.jobs,
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
  stack.defer(() => backups.abort())
  const usesDataDir = !config.DATABASE_URL || !config.S3_BUCKET || !config.SMTP_URL
  const hasSpace = usesDataDir
    ? openSpaceCheck(
        [config.DATA_DIR, pictureFolderOf(config), outboxOf(config), ...database.folders],
        config.MIN_FREE_MB * 1e6,
      )
    : async () => true
  const throttler = openThrottler({
    isLoopbackExempt: config.TRUST_PROXY.length === 0,
    limits,
    ...rateCounters({ db, isShared: Boolean(config.DATABASE_URL), limits }),
  })
  const pageReading = openPageReading(limits, throttler)
  stack.defer(pageReading.close)
  const pageFetching = config.IMPORT_FROM_WEB
    ? openWebFetching({ networks: config.IMPORT_NETWORKS, publicUrl, limits })
    : undefined
  stack.defer(() => pageFetching?.close())
  const services: Services = {
    db,
    jobs,
    files,
    limits,
    tracing,
    throttler,
    admission: openAdmission(limits.admission),
    pictures,
    pageReading,
    fileReading,
    pageFetching,
    responseCache,
    cacheInvalidation,
    readForStranger: strangerReads.read,
    publicUrl,
    providers: openProviders(config.OIDC_PROVIDERS),
    contactDetails: contactDetailsOf(config),
    isVerificationRequired: config.REQUIRE_EMAIL_VERIFICATION,
    isSecondFactorRequired: config.REQUIRE_SECOND_FACTOR,
    isReady: async () =>
      !site.isDraining && (await hasSpace()) && (await pool.query('select 1')).rowCount === 1,
    hasSpace,
  }
  return { services, database }
}

const outboxOf = ({ DATA_DIR }: Config) => join(DATA_DIR, 'outbox')

const backupScheduleOf = ({ BACKUP_DIR: folder, BACKUP_EVERY: everyMs, BACKUP_KEEP: keep }: Config) =>
  folder === undefined ? undefined : { folder, everyMs, keep }

/** How backups of this site are written, by the site and by tools. */
export const backupSettingsOf = ({ BACKUP_KEY: key, MIN_FREE_MB: minFreeMb }: Config) => ({
  key,
  minFreeBytes: minFreeMb * 1e6,
})
