import type { contactRoutes } from '#contract/contact.ts'
import { messages } from '#contract/messages.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { requestContactMail } from './contact.jobs.ts'

type Kitchen = { db: Database; jobs: Jobs }

export const contactHandlers = ({ db, jobs }: Kitchen): HandlersOf<keyof typeof contactRoutes> => ({
  async sendContactMessage({ body }) {
    await db.transaction().execute(async trx => {
      const { id } = await trx
        .insertInto('contact_messages')
        .values({
          first_name: body.firstName,
          last_name: body.lastName,
          email: body.email,
          phone_number: body.phoneNumber,
          inquiry_type: body.inquiryType,
          message: body.message,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await requestContactMail(jobs, trx, id)
    })
    return { message: messages.contact.sent }
  },
})
