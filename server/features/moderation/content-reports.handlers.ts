import type { contentReportRoutes } from '#contract/content-reports.ts'
import { maxPageSize } from '#contract/limits.ts'
import type { Body } from '#contract/routes.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import { makeOnce } from '#server/platform/http/idempotency-keys.queries.ts'
import { notFound, refuse } from '#server/platform/http/problems.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import * as t from '#texts/moderation.ts'
import { reportedIsGone } from '#texts/requests.ts'
import { holdUploads } from '../media/uploads.queries.ts'
import { readRules } from '../rules/rules.queries.ts'
import { isFull, openCase } from './cases.queries.ts'
import {
  countReportsToday,
  findReported,
  findReportingLimit,
  insertReport,
  isOutOfSight,
  listOpenReported,
  lockReporter,
} from './content-reports.queries.ts'
import { findKeptCopy } from './kept-copy.queries.ts'
import { tellReporter } from './tell.queries.ts'
import { countFigure } from './transparency.queries.ts'

type Services = { db: Database; jobs: Jobs; limits: Limits }

export const contentReportHandlers = ({
  jobs,
  limits,
}: Services): HandlersOf<keyof typeof contentReportRoutes> => ({
  async reportContent({ body, viewer: { userId }, keyed, db }) {
    return runTransaction(db, async trx => {
      await makeOnce(trx, keyed, { make: () => report(trx, { jobs, limits }, { ...body, userId }) })
      return { left: Math.max(0, limits.reportsPerDay - (await countReportsToday(trx, userId))) }
    })
  },

  async listOwnReports({ viewer, db }) {
    const [open, today, limit] = await Promise.all([
      listOpenReported(db, viewer.userId, maxPageSize),
      countReportsToday(db, viewer.userId),
      findReportingLimit(db, viewer.userId),
    ])
    return {
      open,
      perDay: limits.reportsPerDay,
      left: Math.max(0, limits.reportsPerDay - today),
      ...(limit && { limited: { ...limit, until: limit.until.toISOString() } }),
    }
  },
})

type Report = Body<'reportContent'> & { userId: number }

/** Reports a thing and returns the id of its case. A second report of the same thing by the same member changes nothing. */
async function report(
  trx: Database,
  { jobs, limits }: Pick<Services, 'jobs' | 'limits'>,
  { kind, id, rule, explanation, userId }: Report,
): Promise<number> {
  const named = (await readRules(trx)).find(rule)
  const copy = await findKeptCopy(trx, kind, id)
  if (!copy || (await isOutOfSight(trx, { kind, id }, copy, userId))) throw notFound(reportedIsGone)
  if (copy.memberId === userId) refuse('forbidden', t.ownNotReported)
  await lockReporter(trx, userId)
  const limit = await findReportingLimit(trx, userId)
  if (limit) refuse('limit_reached', t.reportingLimited(limit.until))
  const known = await findReported(trx, userId, { kind, id })
  if (known !== undefined) return known
  if ((await countReportsToday(trx, userId)) >= limits.reportsPerDay)
    refuse('limit_reached', t.tooManyReports(limits.reportsPerDay))
  if (await isFull(trx, { kind, id }, limits.maxOpenCases)) refuse('limit_reached', t.tooManyCases)
  const [upload] = copy.upload ? await holdUploads(trx, [copy.upload]) : []
  const caseId = await openCase(trx, jobs, { kind, id, copy: { ...copy, upload: upload ?? null } })
  await insertReport(trx, { ...named, caseId, reporterId: userId, explanation })
  await tellReporter(trx, userId, caseId)
  await countFigure(trx, 'report', named)
  return caseId
}
