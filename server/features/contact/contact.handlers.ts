import type { ContactDetails, contactRoutes, ReceivedMessage } from '#contract/contact.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import { makeOnce } from '#server/platform/http/idempotency-keys.queries.ts'
import { notFound } from '#server/platform/http/problems.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { readIdCursor } from '#server/platform/paging/cursor.ts'
import { idOf, pageOf } from '#server/platform/paging/page.ts'
import * as t from '#texts/messages.ts'
import { messageNotFound } from '#texts/requests.ts'
import { requestContactMail } from './contact.jobs.ts'
import {
  countWaitingMessages,
  insertContactMessage,
  listContactMessages,
  markMessage,
} from './contact.queries.ts'

type Services = { db: Database; jobs: Jobs; contactDetails: ContactDetails }

export const contactHandlers = ({
  jobs,
  contactDetails,
}: Services): HandlersOf<keyof typeof contactRoutes> => ({
  async sendContactMessage({ body, keyed, db }) {
    await runTransaction(db, trx =>
      makeOnce(trx, keyed, {
        make: async () => {
          const id = await insertContactMessage(trx, body)
          await requestContactMail(jobs, trx, id)
          return id
        },
      }),
    )
    return { message: t.messageSent }
  },

  getContact: async () => contactDetails,

  async listContactMessages({ query: { before, only, limit }, db }) {
    const [found, waiting] = await Promise.all([
      listContactMessages(db, { before: readIdCursor(before), only, limit: limit + 1 }),
      countWaitingMessages(db),
    ])
    const { shown, next = null } = pageOf(found.map(presentMessage), limit, idOf)
    return { messages: shown, next, waiting }
  },

  async markContactMessage({ params, body, db }) {
    const message = await markMessage(db, params.id, body.isAnswered)
    if (!message) throw notFound(messageNotFound)
    return presentMessage(message)
  },
})

type Stored = NonNullable<Awaited<ReturnType<typeof markMessage>>>

const presentMessage = ({ createdAt, answeredAt, ...message }: Stored): ReceivedMessage => ({
  ...message,
  createdAt: createdAt.toISOString(),
  answeredAt: answeredAt?.toISOString() ?? null,
})
