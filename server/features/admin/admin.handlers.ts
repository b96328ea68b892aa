import type { adminRoutes } from '#contract/admin.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import { refuse } from '#server/platform/http/problems.ts'
import type { Throttler } from '#server/platform/http/throttle.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { hashPassword, verifyPassword } from '#server/platform/secrets/passwords.ts'
import * as t from '#texts/admin.ts'
import * as auth from '#texts/auth.ts'
import { recordAudit, recordRefusal } from '../audit/audit.queries.ts'
import { addressKey } from '../auth/auth.queries.ts'
import { wrongCredentials } from '../auth/auth.rules.ts'
import { deleteLinks, redeemLink } from '../auth/links.queries.ts'
import { createTicket } from '../auth/second-factor/tickets.queries.ts'
import { signIn, signOut } from '../auth/sign-in.queries.ts'
import { findAdmin, listComments, listRecipes, listUsers, upsertAdmin } from './admin.queries.ts'
import { closeBootstrap } from './bootstrap.ts'
import { newestPage } from './newest-page.ts'
import { countEverything } from './statistics.queries.ts'

type Services = { db: Database; throttler: Throttler; limits: Limits; publicUrl: () => string }

export const adminHandlers = ({
  throttler,
  limits,
  publicUrl,
}: Services): HandlersOf<keyof typeof adminRoutes> => ({
  async createFirstAdmin({ body, db }) {
    const passwordHash = await hashPassword(body.password)
    await runTransaction(db, async trx => {
      const isLive = (await redeemLink(trx, 'admin_setup', body.token)) && (await closeBootstrap(trx))
      if (!isLive) refuse('invalid_link', t.setupLinkIsDead)
      const adminId = await upsertAdmin(trx, body.email, passwordHash)
      await recordAudit(trx, { adminId }, { action: 'set administrator', after: { adminId } })
      await deleteLinks(trx, 'admin_setup')
    })
    return { message: t.administratorCreated }
  },

  async adminSignin({ body, address, userAgent, db }) {
    const admin = await findAdmin(db, body.email, address)
    const guess = {
      account: addressKey(body.email),
      address,
      isKnown: admin?.isKnownNetwork ?? false,
      sentences: auth.tooManyWrongAdminPasswords,
    }
    const isRight = await throttler.limitGuess('adminSignin', guess, () =>
      verifyPassword(body.password, admin?.passwordHash),
    )
    if (!isRight || !admin) {
      await recordRefusal(db, { action: 'refuse sign-in', ...(admin && { adminId: admin.id }) }, limits)
      throw wrongCredentials()
    }
    if (admin.hasSecondFactor) {
      const ticket = await runTransaction(db, trx => createTicket(trx, { adminId: admin.id }, limits))
      refuse('second_factor_required', auth.secondFactorRequired, { fields: { ticket } })
    }
    return {
      access_token: await signIn(db, { adminId: admin.id }, { client: { address, userAgent }, limits }),
    }
  },

  async adminLogout({ bearer, db }) {
    if (bearer.kind === 'token') await signOut(db, 'admin', bearer.token)
    return { message: auth.signedOut }
  },

  listAllUsers: ({ query, db }) =>
    newestPage(`${publicUrl()}/api/admin/users`, query, page => listUsers(db, page)),
  listAllRecipes: ({ query, db }) =>
    newestPage(`${publicUrl()}/api/admin/recipes`, query, page => listRecipes(db, page)),
  listAllComments: ({ query, db }) =>
    newestPage(`${publicUrl()}/api/admin/comments`, query, page => listComments(db, page)),
  getStatistics: ({ db }) => countEverything(db),
})
