import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Kitchen } from './app.ts'
import type { Config } from './config.ts'
import { authJobs } from './features/auth/auth.jobs.ts'
import { contactJobs } from './features/contact/contact.jobs.ts'
import { mediaJobs } from './features/media/media.jobs.ts'
import type { Painter } from './features/media/painter/painter.ts'
import { searchJobs } from './features/recipes/search/search.jobs.ts'
import { type OpenDatabase, openMigrated } from './platform/database/open.ts'
import { openWriteNews } from './platform/database/write-news.ts'
import { type FileStore, openBucket, openFolder } from './platform/files/store.ts'
import { openKeptAnswers } from './platform/http/kept-answers.ts'
import { openThrottler } from './platform/http/throttle.ts'
import { openJobs } from './platform/jobs/jobs.ts'
import { openMailer } from './platform/mail/mailer.ts'

type Site = { publicUrl: string; isDraining: boolean }
type Means = {
  log: FastifyBaseLogger
  stack: AsyncDisposableStack
  painter: Painter
  /** Gives up the start. */
  signal?: AbortSignal
  /** A chore beside a Mezani that may be running: it shares its database and does none of its background work. */
  isTool?: boolean
}
type Opened = { kitchen: Kitchen; database: OpenDatabase }

/** Opens what the settings name: database, mail, jobs and files. The stack closes them, last first. */
export async function openKitchen(
  config: Config,
  site: Site,
  { log, stack, painter, signal, isTool = false }: Means,
): Promise<Opened> {
  const publicUrl = () => site.publicUrl
  const database = await openMigrated({
    databaseUrl: config.DATABASE_URL,
    dataDir: config.DATA_DIR,
    ...(signal && { signal }),
    log: ({ level, message, ...facts }) => log[level](facts, message),
    isTool,
  })
  stack.defer(database.close)
  const { db, pool, connection } = database
  const kept = openKeptAnswers()
  const news = openWriteNews(pool, connection, { onNews: kept.forget, onHearing: kept.trust })
  stack.defer(news.close)
  const mailer = openMailer({
    smtpUrl: config.SMTP_URL,
    from: config.MAIL_FROM,
    outbox: join(config.DATA_DIR, 'outbox'),
    onKept: path => log.info({ path }, 'no SMTP_URL is set, so the mail was put in the outbox'),
  })
  stack.defer(mailer.close)
  const files = await openFiles(config)
  const work = { db, mailer, files, painter, publicUrl, contactEmail: config.CONTACT_EMAIL }
  const jobs = await openJobs(
    [...authJobs(work), ...contactJobs(work), ...mediaJobs(work), ...searchJobs(work)],
    {
      connection,
      isWorker: !isTool,
      onError: error => log.warn({ err: error }, 'job queue'),
      onFailed: (job, error) => log.warn({ job, err: error }, 'job failed; it is tried again'),
    },
  )
  stack.defer(jobs.stop)
  // Before the jobs are waited for: a cover takes longer than a stop may, and is drawn again after the next start.
  stack.defer(painter.close)
  const kitchen: Kitchen = {
    db,
    jobs,
    files,
    throttler: openThrottler({ isLoopbackExempt: config.TRUST_PROXY.length === 0 }),
    kept,
    news,
    publicUrl,
    isVerificationRequired: config.REQUIRE_EMAIL_VERIFICATION,
    isReady: async () => !site.isDraining && (await pool.query('select 1')).rowCount === 1,
  }
  return { kitchen, database }
}

/** A bucket where one is set, else a folder in DATA_DIR. */
export async function openFiles(config: Config): Promise<FileStore> {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = config
  if (!bucket || !region || !accessKey || !secretKey) return openFolder(join(config.DATA_DIR, 'media'))
  return openBucket({ endpoint: config.S3_ENDPOINT, bucket, region, accessKey, secretKey })
}
