import { pageUrls } from '#contract/page-urls.ts'
import { serverUrls } from '#contract/rare-urls.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import type { Job, Jobs } from '#server/platform/jobs/jobs.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { mailRetries } from '#server/platform/mail/failed-mails.jobs.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import * as mails from '#texts/recovery.ts'
import { recordAudit } from '../../audit/audit.queries.ts'
import { findAddress } from '../auth.queries.ts'
import { endAllSessions } from '../sessions.queries.ts'
import { lockRecovery, setDue } from './agreements.queries.ts'
import { haveEnoughAgreed } from './agreements.rules.ts'
import {
  createConfirmToken,
  createStopToken,
  isWaiting,
  listDue,
  sweepRecoveries,
} from './recovery.queries.ts'
import { deleteSecondFactor } from './second-factor.queries.ts'
import { deleteTickets } from './tickets.queries.ts'

const recoveryMail = 'recovery-mail'

type RecoveryMail = {
  userId: number
  about: 'confirm' | keyof typeof mails.stepMails | keyof typeof mails.endMails
}

/** Enqueues a mail about a recovery. The job makes the mail's links, so that no queued job contains a secret. */
export const requestRecoveryMail = (jobs: Jobs, db: Database, mail: RecoveryMail): Promise<void> =>
  jobs.enqueue(db, recoveryMail, mail)

type Services = { db: Database; jobs: () => Jobs; mailer: Mailer; publicUrl: () => string; limits: Limits }

export const recoveryJobs = (services: Services): Job<never>[] => [
  {
    ...mailRetries(services.limits),
    name: recoveryMail,
    run: (mail: RecoveryMail) => sendRecoveryMail(services, mail),
  },
  {
    name: 'remove-recovered-factors',
    retries: 0,
    retryDelaySeconds: 1,
    schedule: '*/5 * * * *',
    run: () => removeRecovered(services),
  },
]

async function sendRecoveryMail(
  { db, mailer, publicUrl, limits }: Services,
  { userId, about }: RecoveryMail,
): Promise<void> {
  const user = await findAddress(db, { userId })
  if (!user) return
  if (about === 'done' || about === 'stopped') {
    await mailer.send('securityNotice', user.email, () => mails.endMails[about])
    return
  }
  if (!(await isWaiting(db, userId, { isConfirmed: about !== 'confirm' }))) return
  if (about === 'confirm') {
    await mailer.send('recovery', user.email, async () => {
      const url = publicUrl() + pageUrls.confirmRecovery((await createConfirmToken(db, userId)) ?? '')
      return {
        subject: mails.confirmMailSubject,
        text: mails.confirmMail({ url, days: limits.recoveryDays }),
      }
    })
    return
  }
  await mailer.send('securityNotice', user.email, async () => {
    const stopUrl = publicUrl() + serverUrls.stopRecovery((await createStopToken(db, userId)) ?? '')
    const { subject, text } = mails.stepMails[about]
    return { subject, text: text({ stopUrl, hours: limits.recoveryWaitHours }) }
  })
}

/** Removes the second factors whose removal is due, and deletes the requests that not enough persons agreed to in time. */
async function removeRecovered({ db, jobs }: Services): Promise<void> {
  for (const { userId } of await listDue(db)) await removeFactor(db, jobs(), userId)
  await sweepRecoveries(db)
}

/** Removes a second factor, all or nothing. If somebody stops the removal at the same moment, only one of the two happens. */
const removeFactor = (db: Database, jobs: Jobs, userId: number): Promise<void> =>
  runTransaction(db, async trx => {
    const found = await lockRecovery(trx, userId, { userId: null, adminId: null })
    if (!found?.dueAt || found.dueAt > new Date()) return
    // A person who agreed may have been deleted since.
    if (!haveEnoughAgreed(found)) {
      await setDue(trx, userId, null)
      return
    }
    await deleteTickets(trx, { userId })
    if (!(await deleteSecondFactor(trx, { userId }))) return
    await endAllSessions(trx, userId)
    await recordAudit(trx, 'site', { action: 'remove second factor', memberId: userId })
    await requestRecoveryMail(jobs, trx, { userId, about: 'done' })
  })
