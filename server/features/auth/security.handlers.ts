import type { securityRoutes } from '#contract/security.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import type { Bearer } from '#server/platform/http/bearer.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { recordOwn } from '../audit/audit.queries.ts'
import { endSessionById, getAccountDates, listOwnSessions } from './own-sessions.queries.ts'
import { getSecondFactorState } from './second-factor/second-factor.queries.ts'
import { endOtherSessions } from './sessions.queries.ts'

type Services = { db: Database; limits: Limits }

export const securityHandlers = ({ db, limits }: Services): HandlersOf<keyof typeof securityRoutes> => ({
  getSecurity: async ({ viewer, readDb }) => ({
    ...(await getAccountDates(readDb, viewer.userId)),
    secondFactor: await getSecondFactorState(readDb, { userId: viewer.userId }),
  }),

  listSessions: ({ viewer, bearer, readDb }) =>
    listOwnSessions(readDb, { userId: viewer.userId, token: tokenOf(bearer), limits: limits.sessions }),

  endOneSession: ({ viewer: { userId }, params }) =>
    runTransaction(db, async trx => {
      if (await endSessionById(trx, userId, params.id)) await recordOwn(trx, userId, 'end session')
    }),

  endOtherSessions: ({ viewer: { userId }, bearer }) =>
    runTransaction(db, async trx => {
      await endOtherSessions(trx, userId, tokenOf(bearer))
      await recordOwn(trx, userId, 'end other sessions')
    }),
})

/** A member's row is reached with a token only; without one this names no session. */
const tokenOf = (bearer: Bearer): string => (bearer.kind === 'token' ? bearer.token : '')
