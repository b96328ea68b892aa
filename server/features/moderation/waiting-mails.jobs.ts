import { sql } from 'kysely'
import type { ReportedKind } from '#contract/content-reports.ts'
import { decisionDays } from '#contract/limits.ts'
import type { CaseStage } from '#contract/moderation.ts'
import { pageUrls } from '#contract/page-urls.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { Job, Jobs } from '#server/platform/jobs/jobs.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { mailRetries } from '#server/platform/mail/failed-mails.jobs.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import * as mails from '#texts/moderation-mails.ts'
import { findAdminAddress } from '../auth/auth.queries.ts'
import { isWaiting } from './cases.queries.ts'
import { selectAbleModerators } from './moderators.queries.ts'

const waitingMail = 'waiting-mail'

type WaitingMail = { adminId: number; caseId: number }

/** Mails each administrator with whom nobody else moderates that a case waits: no moderator's queue would show it to anybody. */
export async function requestWaitingMails(jobs: Jobs, trx: Database, caseId: number): Promise<void> {
  const { rows } = await sql<{ adminId: number }>`
    select a.id as "adminId" from admins a where not exists (${selectAbleModerators}
      and (o.email_key <> a.email_key or o.email_verified_at is null))`.execute(trx)
  for (const { adminId } of rows)
    await jobs.enqueue(trx, waitingMail, { adminId, caseId } satisfies WaitingMail)
}

type Services = { db: Database; limits: Limits; mailer: Mailer; publicUrl: () => string }

export const waitingMailJobs = (services: Services): Job<never>[] => [
  {
    ...mailRetries(services.limits),
    name: waitingMail,
    run: (mail: WaitingMail) => sendWaiting(services, mail),
  },
]

async function sendWaiting({ db, mailer, publicUrl }: Services, { adminId, caseId }: WaitingMail) {
  const waiting = await findWaiting(db, caseId)
  const admin = await findAdminAddress(db, adminId)
  if (!waiting || !admin) return
  // Not the case's own page: without a session that leads members to their login.
  const url = publicUrl() + pageUrls.adminDashboard
  await mailer.send('caseWaiting', admin.email, () => ({
    subject: mails.waitingSubject(waiting),
    text: mails.waiting({ ...waiting, url, days: decisionDays }),
  }))
}

const findWaiting = (db: Database, caseId: number) =>
  db
    .selectFrom('moderation_cases')
    .select([sql<ReportedKind>`kind`.as('kind'), sql<CaseStage>`stage`.as('stage')])
    .where('id', '=', caseId)
    .where(isWaiting('moderation_cases'))
    .executeTakeFirst()
