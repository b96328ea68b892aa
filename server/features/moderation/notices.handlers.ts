import type { noticeRoutes } from '#contract/notices.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import { notFound, refuse } from '#server/platform/http/problems.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import * as t from '#texts/moderation.ts'
import { recordAudit } from '../audit/audit.queries.ts'
import { readRules } from '../rules/rules.queries.ts'
import { lockCase, requeue } from './cases.queries.ts'
import { listUnseriousWords } from './content-reports.queries.ts'
import { findKeptCopy } from './kept-copy.queries.ts'
import { presentNotice, presentNoticeRow } from './notices.present.ts'
import {
  findNotice,
  insertAppealCase,
  listNotices,
  markRead,
  type NoticeColumns,
  storeAppeal,
} from './notices.queries.ts'
import { countFigure } from './transparency.queries.ts'

type Services = { db: Database; jobs: Jobs; publicUrl: () => string }
type Whose = { memberId: number; id: number }

export const noticeHandlers = ({ jobs, publicUrl }: Services): HandlersOf<keyof typeof noticeRoutes> => {
  const getNotice = async (within: Database, { memberId, id }: Whose) => {
    const found = await findNotice(within, memberId, id)
    if (!found) throw notFound(t.noticeNotFound)
    const ruleText = (await readRules(within)).textOf(found)
    return presentNotice(found, { publicUrl: publicUrl(), ruleText })
  }
  return {
    listNotices: async ({ viewer, db }) => (await listNotices(db, viewer.userId)).map(presentNoticeRow),

    getNotice: ({ params, viewer, db }) => getNotice(db, { memberId: viewer.userId, id: params.id }),

    async readNotice({ params, viewer, db }) {
      if (!(await markRead(db, viewer.userId, params.id))) throw notFound(t.noticeNotFound)
    },

    async appealNotice({ params, body, viewer, db }) {
      const whose = { memberId: viewer.userId, id: params.id }
      // In one transaction: if the notice cannot be read again, no appeal has been made.
      return runTransaction(db, async trx => {
        await appeal(trx, jobs, { ...whose, text: body.text })
        return getNotice(trx, whose)
      })
    },
  }
}

/** Appeals a decision, which is possible once. Of two appeals at the same time the second sees the first. */
async function appeal(
  trx: Database,
  jobs: Jobs,
  { memberId, id, text }: Whose & { text: string },
): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', memberId).forNoKeyUpdate().execute()
  const seen = await findNotice(trx, memberId, id)
  if (!seen) throw notFound(t.noticeNotFound)
  const caseId = seen.caseId ?? (await openCaseOf(trx, seen, memberId))
  await lockCase(trx, caseId)
  const found = await findNotice(trx, memberId, id)
  if (!found) throw notFound(t.noticeNotFound)
  refuseUnlessAppealable(found)
  await storeAppeal(trx, id, text)
  await requeue(trx, jobs, { id: caseId, stage: 'appeal' })
  await recordAudit(trx, { memberId }, { action: 'appeal', caseId, memberId, before: { actionId: id } })
  await countFigure(trx, 'appeal', found)
}

function refuseUnlessAppealable(found: NoticeColumns): void {
  if (found.appealedAt) refuse('conflict', t.alreadyAppealed)
  if (found.undoneAt) refuse('conflict', t.nothingToAppeal)
  if (found.isAppealOver) refuse('conflict', t.appealOver(found.appealUntil))
}

/** Opens a case for an appeal. For a limit in reporting, the case also contains what the member wrote in the reports. */
async function openCaseOf(
  trx: Database,
  { id, ofReports }: NoticeColumns,
  memberId: number,
): Promise<number> {
  const copy = await findKeptCopy(trx, 'profile', memberId)
  const reports = ofReports ? { reports: (await listUnseriousWords(trx, memberId)).join('\n') } : {}
  return insertAppealCase(trx, { memberId, actionId: id, kept: { ...copy?.texts, ...reports } })
}
