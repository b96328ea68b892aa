import { pageUrls } from '#contract/page-urls.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { FileStore } from '#server/platform/files/store.ts'
import type { Job, Jobs } from '#server/platform/jobs/jobs.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { mailRetries } from '#server/platform/mail/failed-mails.jobs.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import * as leaving from '#texts/leaving.ts'
import { findLeaver, listDueDepartures } from './departures.queries.ts'
import { eraseMember } from './erase-member.ts'

const leavingMail = 'leaving-mail'

export const requestLeavingMail = (jobs: Jobs, db: Database, userId: number): Promise<void> =>
  jobs.enqueue(db, leavingMail, { userId })

type Services = {
  db: Database
  files: FileStore
  mailer: Mailer
  publicUrl: () => string
  limits: Limits
}

/** The most members erased in one run. The others follow an hour later. */
const maxErasures = 200

export const leavingJobs = (services: Services): Job<never>[] => [
  {
    ...mailRetries(services.limits),
    name: leavingMail,
    run: ({ userId }: { userId: number }) => sendLeavingMail(services, userId),
  },
  {
    name: 'sweep-departures',
    isSweep: true,
    retries: 3,
    retryDelaySeconds: 60,
    schedule: '27 * * * *',
    run: () => eraseDepartures(services),
  },
]

async function sendLeavingMail({ db, mailer, publicUrl }: Services, userId: number): Promise<void> {
  const leaver = await findLeaver(db, userId)
  if (!leaver) return
  const { leavesAt, keepsRecipes } = leaver
  await mailer.send('leaving', leaver.email, () => ({
    subject: leaving.leavingSubject,
    text: leaving.leavingMail({ url: publicUrl() + pageUrls.login, leavesAt, keepsRecipes }),
  }))
}

/** Erases the members whose departure is due. If one fails, for example when a bucket is unavailable, erases the others, then throws. */
async function eraseDepartures(services: Services): Promise<void> {
  const failures: unknown[] = []
  for (const departure of await listDueDepartures(services.db, maxErasures))
    await eraseMember(services, departure).catch(failure => failures.push(failure))
  if (failures.length > 0) throw failures[0]
}
