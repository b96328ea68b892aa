import { maxPageSize } from '#contract/limits.ts'
import type { moderationRoutes } from '#contract/moderation.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import { notFound } from '#server/platform/http/problems.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { encodeCursor } from '#server/platform/paging/cursor.ts'
import { pageOf } from '#server/platform/paging/page.ts'
import * as t from '#texts/moderation.ts'
import { noRule, readRules } from '../rules/rules.queries.ts'
import { countWaiting, decidedOrder, findCaseFor, orderAbout, waitingOrder } from './case-list.queries.ts'
import { release } from './cases.queries.ts'
import { decideAppeal, undoAction } from './change-decision.ts'
import { claimCase, claimNextCase, readDeciding } from './claims.ts'
import { decideCase } from './decide.ts'
import { presentCase } from './moderation.present.ts'
import { deciderOf } from './moderation.rules.ts'
import { wholeCase } from './whole-case.queries.ts'

type Services = { db: Database; jobs: Jobs; publicUrl: () => string }

export const moderationHandlers = ({
  jobs,
  publicUrl,
}: Services): HandlersOf<keyof typeof moderationRoutes> => ({
  async listCases({ query, viewer, db }) {
    const decider = deciderOf(viewer)
    const order = orderOf(query)
    const rows = await order.list(db, query.after, {
      gravity: (await readRules(db)).gravity,
      decider,
      limit: query.limit + 1,
    })
    const { shown, next = null } = pageOf(rows, query.limit, row => encodeCursor(order.placeOf(row)))
    return {
      cases: shown.map(row => presentCase(row, decider, publicUrl())),
      next,
      counts: await countWaiting(db, decider),
    }
  },

  async getCase({ params, viewer, db }) {
    const decider = deciderOf(viewer)
    const found = await findCaseFor(db, params.id, { gravity: (await readRules(db)).gravity, decider })
    if (!found) throw notFound(t.caseNotFound)
    return wholeCase(db, found, { decider, publicUrl: publicUrl(), mostReports: maxPageSize })
  },

  claimNextCase: async request => claimNextCase(await readDeciding(request, jobs)),

  claimCase: async request => claimCase(await readDeciding(request, jobs), request.params.id),

  async releaseCase({ params, viewer, db }) {
    await release(db, params.id, deciderOf(viewer))
  },

  async decideCase(request) {
    const { body, params } = request
    const deciding = await readDeciding(request, jobs)
    const rule = body.rule === null ? noRule : deciding.find(body.rule)
    return { actionId: await decideCase(deciding, params.id, { ...body, ...rule }) }
  },

  async decideAppeal(request) {
    const { body, params } = request
    const deciding = await readDeciding(request, jobs)
    const rule = body.rule === null ? noRule : deciding.find(body.rule)
    return { actionId: await decideAppeal(deciding, params.id, { ...body, ...rule }) }
  },

  async undoAction(request) {
    const { body, params } = request
    return { actionId: await undoAction(await readDeciding(request, jobs), params.id, body.reason) }
  },
})

function orderOf({ show, member }: { show?: 'decided' | undefined; member?: number | undefined }) {
  if (member !== undefined) return orderAbout(member)
  return show === 'decided' ? decidedOrder : waitingOrder
}
