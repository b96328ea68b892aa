import type { Database } from '#server/platform/database/connect.ts'
import { deleteParts, openParts, PartsTooLarge } from '#server/platform/files/parts.ts'
import { exportKey, type FileStore } from '#server/platform/files/store.ts'
import type { Job, Jobs } from '#server/platform/jobs/jobs.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { mailRetries } from '#server/platform/mail/failed-mails.jobs.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import * as mails from '#texts/exports.ts'
import { discardExport } from './export-files.ts'
import {
  createMailLink,
  findReadyExport,
  findWaitingExport,
  listExpiredExports,
  markFailed,
  markReady,
} from './exports.queries.ts'
import { writeExport } from './write-export.ts'

const making = 'export'
const exportMail = 'export-mail'

export const enqueueExport = (jobs: Jobs, db: Database, exportId: number): Promise<void> =>
  jobs.enqueue(db, making, { exportId })

type Services = {
  db: Database
  files: FileStore
  mailer: Mailer
  publicUrl: () => string
  limits: Limits
  /** Available only after the workers have started. */
  jobs: () => Jobs
}
type ExportJob = { exportId: number }

const sweptAtOnce = 100

export const exportJobs = (services: Services): Job<never>[] => [
  {
    name: making,
    retries: 4,
    retryDelaySeconds: 30,
    run: ({ exportId }: ExportJob) => makeExport(services, exportId),
  },
  {
    ...mailRetries(services.limits),
    name: exportMail,
    run: ({ exportId }: ExportJob) => sendLink(services, exportId),
  },
  {
    name: 'sweep-exports',
    isSweep: true,
    retries: 0,
    retryDelaySeconds: 1,
    schedule: '7 * * * *',
    run: () => sweepExports(services),
  },
]

/** Makes an export. If an earlier try was aborted, begins again from the start and overwrites the earlier parts. */
async function makeExport(services: Services, exportId: number): Promise<void> {
  const { db, files, limits, jobs } = services
  const waiting = await findWaitingExport(db, exportId)
  if (!waiting) return
  const keyOf = exportKey(waiting.name)
  const parts = openParts(files, keyOf, limits.maxExportBytes)
  try {
    await writeExport(services, waiting.userId, parts.write)
    const stored = await parts.end()
    const isThere = await markReady(db, exportId, { ...stored, hours: limits.exportHours })
    if (!isThere) return await deleteParts(files, keyOf, stored.parts)
  } catch (error) {
    if (!(error instanceof PartsTooLarge)) throw error
    await deleteParts(files, keyOf, 0)
    await markFailed(db, exportId)
    throw error
  }
  await jobs().enqueue(db, exportMail, { exportId })
}

async function sendLink({ db, mailer, publicUrl }: Services, exportId: number): Promise<void> {
  const ready = await findReadyExport(db, exportId)
  if (!ready?.expiresAt) return
  const { email, expiresAt: until } = ready
  await mailer.send('exportReady', email, async () => ({
    subject: mails.exportSubject,
    text: mails.exportReady({ url: `${publicUrl()}/exports/${await createMailLink(db, exportId)}`, until }),
  }))
}

async function sweepExports(services: Services): Promise<void> {
  for (;;) {
    const expired = await listExpiredExports(services.db, sweptAtOnce)
    for (const stored of expired) await discardExport(services, stored)
    if (expired.length < sweptAtOnce) return
  }
}
