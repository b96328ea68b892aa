import type { securityRoutes } from '#contract/security.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import type { Bearer } from '#server/platform/http/bearer.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import type { Throttler } from '#server/platform/http/throttle.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { hashPassword } from '#server/platform/secrets/passwords.ts'
import * as t from '#texts/auth.ts'
import { recordOwn } from '../audit/audit.queries.ts'
import { updatePassword } from './auth.queries.ts'
import { replaceEmailChange } from './email-changes.queries.ts'
import { deleteLinks } from './links.queries.ts'
import { refuseWrongPassword, wrongPassword } from './own-password.ts'
import { endSessionById, getAccountDates, listOwnSessions } from './own-sessions.queries.ts'
import { checkOwnPasskey } from './passkeys/own-passkey.ts'
import { getSecondFactorState } from './second-factor/second-factor.queries.ts'
import { endOtherSessions } from './sessions.queries.ts'

type Services = { db: Database; throttler: Throttler; limits: Limits; publicUrl: () => string }

export const securityHandlers = ({
  throttler,
  limits,
  publicUrl,
}: Services): HandlersOf<keyof typeof securityRoutes> => ({
  async changePassword({ body, viewer: { userId }, bearer, address, db }) {
    if (bearer.kind !== 'token') throw wrongPassword()
    const { currentPassword: password, passkey } = body
    if (password !== undefined) await refuseWrongPassword(db, throttler, { password, userId, address })
    const takeUse = passkey && (await checkOwnPasskey({ db, publicUrl }, userId, passkey))
    const passwordHash = await hashPassword(body.password)
    await runTransaction(db, async trx => {
      await takeUse?.(trx)
      await updatePassword(trx, userId, passwordHash)
      await deleteLinks(trx, 'reset', userId)
      await replaceEmailChange(trx, userId)
      await endOtherSessions(trx, userId, bearer.token)
      await recordOwn(trx, userId, 'change password')
    })
    return { message: t.ownPasswordChanged }
  },

  getSecurity: async ({ viewer, db }) => ({
    ...(await getAccountDates(db, viewer.userId)),
    secondFactor: await getSecondFactorState(db, { userId: viewer.userId }),
  }),

  listSessions: ({ viewer, bearer, db }) =>
    listOwnSessions(db, { userId: viewer.userId, token: tokenOf(bearer), limits: limits.sessions }),

  endOneSession: ({ viewer: { userId }, params, db }) =>
    runTransaction(db, async trx => {
      if (await endSessionById(trx, userId, params.id)) await recordOwn(trx, userId, 'end session')
    }),

  endOtherSessions: ({ viewer: { userId }, bearer, db }) =>
    runTransaction(db, async trx => {
      await endOtherSessions(trx, userId, tokenOf(bearer))
      await recordOwn(trx, userId, 'end other sessions')
    }),
})

/** Returns the token. Members' routes are reached only with a token; without one, the empty text matches no session. */
const tokenOf = (bearer: Bearer): string => (bearer.kind === 'token' ? bearer.token : '')
