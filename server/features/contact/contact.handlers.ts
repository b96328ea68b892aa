import type { contactRoutes } from '#contract/contact.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import { makeOnce } from '#server/platform/http/idempotency-keys.queries.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import * as contactMessages from '#texts/messages/contact.ts'
import { requestContactMail } from './contact.jobs.ts'
import { insertContactMessage } from './contact.queries.ts'

type Services = { db: Database; jobs: Jobs }

export const contactHandlers = ({ db, jobs }: Services): HandlersOf<keyof typeof contactRoutes> => ({
  async sendContactMessage({ body, keyed }) {
    await runTransaction(db, trx =>
      makeOnce(trx, keyed, {
        make: async () => {
          const id = await insertContactMessage(trx, body)
          await requestContactMail(jobs, trx, id)
          return id
        },
      }),
    )
    return { message: contactMessages.sent }
  },
})
