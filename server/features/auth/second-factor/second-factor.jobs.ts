import type { Database } from '#server/platform/database/connect.ts'
import type { Job, Jobs } from '#server/platform/jobs/jobs.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { mailRetries } from '#server/platform/mail/failed-mails.jobs.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import * as mails from '#texts/second-factor.ts'
import { findAddress, findAdminAddress } from '../auth.queries.ts'

const secondFactorMail = 'second-factor-mail'

type Notice =
  | { userId: number; about: keyof typeof mails.notices }
  | { adminId: number; about: keyof typeof mails.adminNotices }

/** Tells the owner about a change of a second factor or of passkeys, so that an owner who did not do it learns of it. */
export const notifyOfSecondFactor = (jobs: Jobs, db: Database, notice: Notice): Promise<void> =>
  jobs.enqueue(db, secondFactorMail, notice)

type Services = { db: Database; mailer: Mailer; limits: Limits }

export const secondFactorJobs = ({ db, mailer, limits }: Services): Job<never>[] => [
  {
    ...mailRetries(limits),
    name: secondFactorMail,
    run: async (notice: Notice) => {
      if ('adminId' in notice) {
        const admin = await findAdminAddress(db, notice.adminId)
        if (admin) await mailer.send('securityNotice', admin.email, () => mails.adminNotices[notice.about])
        return
      }
      const user = await findAddress(db, notice)
      if (user) await mailer.send('securityNotice', user.email, () => mails.notices[notice.about])
    },
  },
]
