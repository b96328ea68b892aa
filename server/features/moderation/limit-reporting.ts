import { reportingLimitDays } from '#contract/limits.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { notMeantSeriously } from '#texts/moderation-words.ts'
import { recordAudit } from '../audit/audit.queries.ts'
import { insertAction } from './actions.queries.ts'
import { lockReporter } from './content-reports.queries.ts'
import type { Decider } from './decider.ts'
import { countFigure } from './figures.queries.ts'
import { noRule } from './read-rules.ts'
import { findReportingLimit, isOverdone, markUnserious } from './reporting-limits.queries.ts'
import { tellMember } from './tell.queries.ts'

type Deciding = { jobs: Jobs; decider: Decider }

/** Of a case in which nothing is wrong: which of its reports were not meant seriously, and what follows for who did so repeatedly. */
export async function judgeReports(
  trx: Database,
  deciding: Deciding,
  { caseId, unserious }: { caseId: number; unserious: number[] },
): Promise<void> {
  if (unserious.length === 0) return
  for (const memberId of await markUnserious(trx, caseId, unserious)) {
    await lockReporter(trx, memberId)
    const isLimited = (await findReportingLimit(trx, memberId)) !== undefined
    if (!isLimited && (await isOverdone(trx, memberId))) await limitReporting(trx, deciding, memberId)
  }
}

async function limitReporting(trx: Database, { jobs, decider }: Deciding, memberId: number): Promise<void> {
  const actionId = await insertAction(trx, decider, {
    ...noRule,
    caseId: null,
    memberId,
    kind: 'limit',
    reason: notMeantSeriously,
    days: reportingLimitDays,
    ofReports: true,
  })
  await tellMember(trx, jobs, { memberId, actionId })
  await recordAudit(trx, decider, {
    action: 'limit reporting',
    memberId,
    after: { action: 'limit', days: reportingLimitDays, actionId },
  })
  await countFigure(trx, 'limit', noRule)
}
