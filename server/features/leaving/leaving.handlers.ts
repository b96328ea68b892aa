import type { leavingRoutes } from '#contract/leaving.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import { refuse } from '#server/platform/http/problems.ts'
import type { Throttler } from '#server/platform/http/throttle.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import * as t from '#texts/exports.ts'
import * as leaving from '#texts/leaving.ts'
import { recordOwn } from '../audit/audit.queries.ts'
import { countHoldings, findReturning } from '../auth/departures.queries.ts'
import { replaceEmailChange } from '../auth/email-changes.queries.ts'
import { refuseWrongPassword } from '../auth/own-password.ts'
import { checkOwnPasskey } from '../auth/passkeys/own-passkey.ts'
import { endAllSessions } from '../auth/sessions.queries.ts'
import { signInWithin } from '../auth/sign-in.queries.ts'
import { createSessionLink, findLastExport } from '../exports/exports.queries.ts'
import { requestExport } from '../exports/request-export.ts'
import { lockMember } from '../media/uploads.queries.ts'
import { requestReindexing } from '../recipe-access/reindexing.ts'
import { insertDeparture, redeemReturn } from './departures.queries.ts'
import { requestLeavingMail } from './leaving.jobs.ts'

type Services = {
  jobs: Jobs
  throttler: Throttler
  limits: Limits
  publicUrl: () => string
}

export const leavingHandlers = ({
  jobs,
  throttler,
  limits,
  publicUrl,
}: Services): HandlersOf<keyof typeof leavingRoutes> => ({
  async getOwnData({ viewer, db }) {
    const found = await findLastExport(db, viewer.userId)
    return {
      holdings: await countHoldings(db, viewer.userId),
      ...(found && { export: presentExport(found) }),
      leaveDays: limits.leaveDays,
      exportHours: limits.exportHours,
    }
  },

  async requestExport({ viewer, db }) {
    return presentExport(await requestExport({ db, jobs, limits }, viewer.userId))
  },

  async linkExport({ viewer, db }) {
    const token = await createSessionLink(db, viewer.userId)
    if (!token) return refuse('not_found', t.noExport)
    return { url: `${publicUrl()}/exports/${token}` }
  },

  async leave({ body, viewer, address, db }) {
    const { currentPassword: password, passkey } = body
    const { userId } = viewer
    if (password !== undefined) await refuseWrongPassword(db, throttler, { password, userId, address })
    const takeUse = passkey && (await checkOwnPasskey({ db, publicUrl }, userId, passkey))
    const leavesAt = await runTransaction(db, async trx => {
      // With this lock, a recipe that is being published is stored either before, or afterwards and then unlisted from the start.
      await lockMember(trx, viewer.userId)
      await takeUse?.(trx)
      const until = await insertDeparture(trx, viewer.userId, {
        keepsRecipes: body.recipes === 'stay',
        days: limits.leaveDays,
      })
      await replaceEmailChange(trx, viewer.userId)
      await endAllSessions(trx, viewer.userId)
      await requestLeavingMail(jobs, trx, viewer.userId)
      await recordOwn(trx, viewer.userId, 'leave')
      return until
    })
    return { message: leaving.hasBegunLeaving(leavesAt), leavesAt: leavesAt.toISOString() }
  },

  async comeBack({ body, address, userAgent, db }) {
    return runTransaction(db, async trx => {
      const userId = await redeemReturn(trx, body.token)
      if (userId === undefined) return refuse('invalid_link', leaving.returnExpired)
      await requestReindexing(jobs, trx)
      await recordOwn(trx, userId, 'come back')
      return { access_token: await signInWithin(trx, { userId }, { client: { address, userAgent }, limits }) }
    })
  },

  async exportBeforeLeaving({ body, db }) {
    const userId = await findReturning(db, body.token)
    if (userId === undefined) return refuse('invalid_link', leaving.returnExpired)
    await requestExport({ db, jobs, limits }, userId)
    return { message: t.exportRequested }
  },
})

type FoundExport = NonNullable<Awaited<ReturnType<typeof findLastExport>>>

const presentExport = ({ state, requestedAt, bytes, expiresAt }: FoundExport) => ({
  state,
  requestedAt: requestedAt.toISOString(),
  bytes,
  ...(expiresAt && { until: expiresAt.toISOString() }),
})
