import { pageUrls } from '#contract/page-urls.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import type { Job, Jobs } from '#server/platform/jobs/jobs.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { mailRetries } from '#server/platform/mail/failed-mails.jobs.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import * as mails from '#texts/moderation-mails.ts'
import { sendRefusable } from '../mails/send-refusable.ts'
import { ruleOf } from './moderation.present.ts'
import { findOutcome, findPublished, listReporters } from './outcomes.queries.ts'

const outcomeMails = 'outcomes-mail'
const outcomeMail = 'outcome-mail'
const publishedMail = 'published-mail'

/** How many reporters of a case have their job made in one transaction. */
const batchSize = 200

type Batch = { caseId: number; after: number }
type Mail = { userId: number; caseId: number }

/** Mails everybody who reported it what has become of it, but for who would rather not. */
export const requestOutcomeMails = (jobs: Jobs, db: Database, caseId: number): Promise<void> =>
  jobs.enqueue(db, outcomeMails, { caseId, after: 0 } satisfies Batch)

/** Mails an author that what waited for a moderator is published. */
export const requestPublishedMail = (jobs: Jobs, db: Database, mail: Mail): Promise<void> =>
  jobs.enqueue(db, publishedMail, mail)

type Services = {
  db: Database
  jobs: () => Jobs
  limits: Limits
  mailer: Mailer
  publicUrl: () => string
}

export const outcomeMailJobs = (services: Services): Job<never>[] => {
  const ofMails = mailRetries(services.limits)
  return [
    {
      name: outcomeMails,
      retries: 8,
      retryDelaySeconds: 10,
      run: (batch: Batch) => requestBatch(services, batch),
    },
    { ...ofMails, name: outcomeMail, run: (mail: Mail) => sendOutcome(services, mail) },
    { ...ofMails, name: publishedMail, run: (mail: Mail) => sendPublished(services, mail) },
  ]
}

/** A job each, so that one that fails is tried again without the others. */
async function requestBatch({ db, jobs }: Services, { caseId, after }: Batch): Promise<void> {
  await runTransaction(db, async trx => {
    const userIds = await listReporters(trx, caseId, { after, limit: batchSize })
    for (const userId of userIds) await jobs().enqueue(trx, outcomeMail, { userId, caseId } satisfies Mail)
    const last = userIds.at(-1)
    if (last !== undefined && userIds.length === batchSize)
      await jobs().enqueue(trx, outcomeMails, { caseId, after: last } satisfies Batch)
  })
}

async function sendOutcome(services: Services, { userId, caseId }: Mail): Promise<void> {
  const told = await findOutcome(services.db, { reporterId: userId, caseId })
  if (!told?.reason) return
  const url = services.publicUrl() + pageUrls.profileTab('notifications')
  const outcome = { ...told, reason: told.reason, rule: ruleOf(told), url }
  await sendRefusable(services, {
    kind: 'reportOutcome',
    userId,
    compose: link => ({ subject: mails.outcomeSubject, text: mails.outcome({ ...outcome, ...link }) }),
  })
}

async function sendPublished(services: Services, { userId, caseId }: Mail): Promise<void> {
  const published = await findPublished(services.db, caseId)
  if (!published) return
  const url = services.publicUrl() + pageUrls.recipe(published.recipeId)
  await sendRefusable(services, {
    kind: 'heldPublished',
    userId,
    compose: link => ({
      subject: mails.publishedSubject,
      text: mails.published({ ...link, kind: published.kind, url }),
    }),
  })
}
