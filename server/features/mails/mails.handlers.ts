import { certainMails, type mailRoutes } from '#contract/mails.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import { listRefusable, setRefused } from './refusals.queries.ts'

const choicesOf = async (db: Database, userId: number) => ({
  certain: [...certainMails],
  refusable: await listRefusable(db, userId),
})

export const mailHandlers = (): HandlersOf<keyof typeof mailRoutes> => ({
  getMailChoices: ({ viewer, db }) => choicesOf(db, viewer.userId),

  async chooseMail({ viewer: { userId }, body, db }) {
    // Reads the response before the commit, so that a failing response has changed nothing.
    return runTransaction(db, async trx => {
      await setRefused(trx, { userId, ...body })
      return choicesOf(trx, userId)
    })
  },
})
