import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import { notFound } from '#server/platform/http/problems.ts'
import { commentNotFound } from '#texts/requests.ts'
import { type CaseColumns, findCaseFor } from './case-list.queries.ts'
import { findHoldingCase } from './cases.queries.ts'
import type { Deciding } from './claimed-case.ts'
import { lockCase } from './claims.queries.ts'
import { findOrInsertCase } from './content-reports.queries.ts'
import { carryOut } from './decide.ts'
import { isCommentThere, lockTarget } from './effects.queries.ts'
import { findKeptCopy } from './kept-copy.queries.ts'
import type { Rule } from './read-rules.ts'

/** Where no `rule` is named, it is that by which the comment was reported, or else the mildest. */
type Said = { rule: Rule | null; mildest: Rule; reason: string }

/**
 * Removes a comment as a moderator does, but without a claim, and whoever has one. Reports that wait are decided with it, and an appeal
 * against hiding it.
 */
export function deleteComment(
  deciding: Deciding,
  id: number,
  { rule, mildest, reason }: Said,
): Promise<void> {
  return runTransaction(deciding.db, async trx => {
    const found = await lockCaseOf(trx, deciding, id)
    const reported = found.rule === null ? null : { rule: found.rule, ruleName: found.ruleName }
    const decision = {
      ...(rule ?? reported ?? mildest),
      action: 'remove' as const,
      reason,
      days: null,
      version: null,
      unserious: [],
    }
    await carryOut(trx, deciding, { found, decision, as: 'delete comment' })
  })
}

/**
 * The case by which the comment is hidden, or which is open; else a new one. An appeal against a warning or a limit is in a case that stays
 * as it is.
 */
async function lockCaseOf(trx: Database, { decider, gravity }: Deciding, id: number): Promise<CaseColumns> {
  const copy = await findKeptCopy(trx, 'comment', id)
  if (!copy) throw notFound(commentNotFound)
  await lockTarget(trx, { kind: 'comment', targetId: id, memberId: copy.memberId })
  if (!(await isCommentThere(trx, id))) throw notFound(commentNotFound)
  const comment = { kind: 'comment', id, memberId: copy.memberId } as const
  const caseId =
    (await findHoldingCase(trx, comment)) ?? (await findOrInsertCase(trx, { ...comment, copy })).id
  await lockCase(trx, caseId)
  const found = await findCaseFor(trx, caseId, { gravity, decider })
  if (!found) throw new Error(`Case ${caseId} is gone although it is locked`)
  return found
}
