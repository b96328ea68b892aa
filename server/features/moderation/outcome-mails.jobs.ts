import { pageUrls } from '#contract/page-urls.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import type { Job, Jobs } from '#server/platform/jobs/jobs.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { mailRetries } from '#server/platform/mail/failed-mails.jobs.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import * as mails from '#texts/mails/moderation.ts'
import { sendRefusable } from '../mails/send-refusable.ts'
import { findOutcome, findPublished, listReporters } from './outcomes.queries.ts'

const outcomeMails = 'outcomes-mail'
const outcomeMail = 'outcome-mail'
const publishedMail = 'published-mail'

/** How many reporters of a case have their job made in one transaction. */
const batchSize = 200

type Decided = { caseId: number; actionId: number }
type Batch = Decided & { after: number }
type OutcomeMail = Decided & { userId: number }
type PublishedMail = { userId: number; caseId: number }

/** Mails everybody who reported it what has become of it, but for who would rather not. */
export const requestOutcomeMails = (jobs: Jobs, db: Database, decided: Decided): Promise<void> =>
  jobs.enqueue(db, outcomeMails, { ...decided, after: 0 } satisfies Batch)

/** Mails an author that what waited for a moderator is published. */
export const requestPublishedMail = (jobs: Jobs, db: Database, mail: PublishedMail): Promise<void> =>
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
    { ...ofMails, name: outcomeMail, run: (mail: OutcomeMail) => sendOutcome(services, mail) },
    { ...ofMails, name: publishedMail, run: (mail: PublishedMail) => sendPublished(services, mail) },
  ]
}

/** A job each, so that one that fails is tried again without the others. */
async function requestBatch({ db, jobs }: Services, { after, ...decided }: Batch): Promise<void> {
  await runTransaction(db, async trx => {
    const userIds = await listReporters(trx, decided.caseId, { after, limit: batchSize })
    for (const userId of userIds)
      await jobs().enqueue(trx, outcomeMail, { ...decided, userId } satisfies OutcomeMail)
    const last = userIds.at(-1)
    if (last !== undefined && userIds.length === batchSize)
      await jobs().enqueue(trx, outcomeMails, { ...decided, after: last } satisfies Batch)
  })
}

async function sendOutcome(services: Services, { userId, actionId }: OutcomeMail): Promise<void> {
  const outcome = await findOutcome(services.db, actionId)
  if (!outcome) return
  const url = `${services.publicUrl()}${pageUrls.profile}?tab=notifications`
  await sendRefusable(services, {
    kind: 'reportOutcome',
    userId,
    compose: link => ({ subject: mails.outcomeSubject, text: mails.outcome({ ...outcome, ...link, url }) }),
  })
}

async function sendPublished(services: Services, { userId, caseId }: PublishedMail): Promise<void> {
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
