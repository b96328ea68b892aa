import type { Database } from '#server/platform/database/connect.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { closedByOperator } from '#texts/moderation-words.ts'
import { recordAudit } from '../audit/audit.queries.ts'
import { insertAction } from './actions.queries.ts'
import { findCase } from './cases.queries.ts'
import { countFigure } from './figures.queries.ts'
import { noRule } from './read-rules.ts'
import { tellReporters } from './tell.queries.ts'

/** What follows where the operator closed a case: a decision that nothing is wrong, which its reporters read. */
export async function recordClosing(trx: Database, jobs: Jobs, caseId: number): Promise<void> {
  const found = await findCase(trx, caseId)
  const actionId = await insertAction(trx, 'operator', {
    ...noRule,
    caseId,
    memberId: found?.memberId ?? null,
    kind: 'nothing_wrong',
    reason: closedByOperator,
    days: null,
  })
  await tellReporters(trx, jobs, caseId)
  await recordAudit(trx, 'operator', {
    action: 'close',
    caseId,
    memberId: found?.memberId ?? null,
    after: { actionId },
  })
  await countFigure(trx, 'nothing_wrong', noRule)
}
