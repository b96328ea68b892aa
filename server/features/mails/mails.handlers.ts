import { certainMails, type mailRoutes } from '#contract/mails.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import { listRefusable, setRefused } from './refusals.queries.ts'

const choicesOf = async (db: Database, userId: number) => ({
  certain: [...certainMails],
  refusable: await listRefusable(db, userId),
})

export const mailHandlers = ({ db }: { db: Database }): HandlersOf<keyof typeof mailRoutes> => ({
  // The link of a mail may have refused one just now, without a session of whom a replica would know that they wrote.
  getMailChoices: ({ viewer }) => choicesOf(db, viewer.userId),

  async chooseMail({ viewer: { userId }, body }) {
    await setRefused(db, { userId, ...body })
    return choicesOf(db, userId)
  },
})
