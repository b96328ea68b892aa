import { pageUrls } from '#contract/page-urls.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { Job, Jobs } from '#server/platform/jobs/jobs.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { mailRetries } from '#server/platform/mail/failed-mails.jobs.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import * as auth from '#texts/auth.ts'
import { createChangeToken, findEmailChange, isAddressTaken } from './email-changes.queries.ts'

const changeMail = 'email-change-mail'

/** `askOld` goes to the old address, with links to agree and undo; `notifyOld` too, with a link to undo. `askNew` goes to the new one. */
type ChangeMail = { changeId: number; about: 'askOld' | 'notifyOld' | 'askNew' }

/** Enqueues a mail about a change of address. The job makes its links, so that no queued job contains a secret. */
export const requestChangeMail = (jobs: Jobs, db: Database, mail: ChangeMail): Promise<void> =>
  jobs.enqueue(db, changeMail, mail)

type Services = { db: Database; mailer: Mailer; publicUrl: () => string; limits: Limits }

export const emailChangeJobs = (services: Services): Job<never>[] => [
  {
    ...mailRetries(services.limits),
    name: changeMail,
    run: async ({ changeId, about }: ChangeMail) => {
      const change = await findEmailChange(services.db, changeId)
      if (!change || change.state === 'replaced') return
      await (about === 'askNew'
        ? mailNewAddress(services, { ...change, changeId })
        : mailOldAddress(services, { ...change, changeId, asks: about === 'askOld' }))
    },
  },
]

type Change = NonNullable<Awaited<ReturnType<typeof findEmailChange>>> & { changeId: number }

async function mailOldAddress(
  { db, mailer, publicUrl, limits }: Services,
  { changeId, state, oldEmail, isOldVerified, newEmail, asks }: Change & { asks: boolean },
): Promise<void> {
  if (asks && state !== 'waits_for_old') return
  await mailer.send('addressNotice', oldEmail, async () => {
    const undo = {
      undoUrl: publicUrl() + pageUrls.undoEmailChange(await createChangeToken(db, changeId, 'undo_hash')),
      undoHours: limits.undoEmailChangeHours,
      newEmail: isOldVerified ? newEmail : '',
    }
    if (!asks) return { subject: auth.changeNoticeSubject, text: auth.changeNotice(undo) }
    const token = await createChangeToken(db, changeId, 'confirm_hash')
    const url = publicUrl() + pageUrls.confirmEmailChange(token)
    const hours = limits.verifyLinkHours
    return { subject: auth.askOldAddressSubject, text: auth.askOldAddressMail({ ...undo, url, hours }) }
  })
}

/** Mails the new address. If another account has it, the mail tells that account's owner; the member who asked learns nothing. */
async function mailNewAddress(
  { db, mailer, publicUrl, limits }: Services,
  { changeId, state, userId, newEmail, newEmailKey }: Change,
): Promise<void> {
  if (state !== 'waits_for_new') return
  if (await isAddressTaken(db, newEmailKey, userId)) {
    await mailer.send('addressTaken', newEmail, () => ({
      subject: auth.addressTakenSubject,
      text: auth.addressTakenMail,
    }))
    return
  }
  await mailer.send('addressConfirmation', newEmail, async () => {
    const token = await createChangeToken(db, changeId, 'confirm_hash')
    const url = publicUrl() + pageUrls.confirmEmailChange(token)
    const hours = limits.verifyLinkHours
    return { subject: auth.confirmAddressSubject, text: auth.confirmAddressMail({ url, hours }) }
  })
}
