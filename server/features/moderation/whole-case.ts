import type { WholeCase } from '#contract/moderation.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { anAdministrator } from '#texts/moderation-words.ts'
import { findHolding } from './actions.queries.ts'
import {
  countOwnReports,
  findRecord,
  listActionsAbout,
  listActionsOf,
  listEarlierCases,
} from './case.queries.ts'
import type { CaseColumns } from './case-list.queries.ts'
import { listReportsOf } from './cases.queries.ts'
import type { Decider } from './decider.ts'
import { listVersionsOf } from './hidden-versions.queries.ts'
import { findKeptCopy } from './kept-copy.queries.ts'
import { decisionOf, dueAfter, keptPictureOf, presentCase, ruleOf } from './moderation.present.ts'
import { allowedActions } from './moderation.rules.ts'

type Context = { decider: Decider; publicUrl: string; mostReports: number }

/** All that the page of a case shows. Who reported is told to nobody. */
export async function wholeCase(
  db: Database,
  found: CaseColumns,
  { decider, publicUrl, mostReports }: Context,
): Promise<WholeCase> {
  const { id, memberId } = found
  const [holding, reports, actions, versions] = await Promise.all([
    findHolding(db, id),
    listReportsOf(db, id, mostReports),
    listActionsOf(db, id),
    found.kind === 'recipe' ? listVersionsOf(db, found.targetId) : [],
  ])
  const current = await findKeptCopy(db, found.kind, found.targetId, holding?.before)
  const appeal = actions.find(one => one.appealedAt && !one.appealDecidedAt && !one.endedAt)
  return {
    ...presentCase(found, decider, publicUrl),
    openedAt: found.openedAt.toISOString(),
    kept: found.kept,
    keptPicture: keptPictureOf(found, publicUrl),
    current: current?.texts ?? null,
    currentPicture: current
      ? keptPictureOf({ ...found, kept: current.texts, keptUpload: current.upload }, publicUrl)
      : null,
    versions: versions.map(({ createdAt, ...version }) => ({ ...version, at: createdAt.toISOString() })),
    reportTexts: reports.map(report => ({
      id: report.id,
      rule: { number: report.rule, name: report.ruleName },
      explanation: report.explanation,
      at: report.createdAt.toISOString(),
    })),
    record: memberId === null ? null : await recordOf(db, memberId),
    earlier:
      memberId === null
        ? []
        : (await listEarlierCases(db, { memberId, id })).map(earlier => ({
            id: earlier.id,
            kind: earlier.kind,
            decided: decisionOf(earlier),
            at: earlier.openedAt.toISOString(),
          })),
    actions: actions.map(action => ({
      id: action.id,
      kind: action.kind,
      rule: ruleOf(action),
      ...(action.version !== null && { version: action.version }),
      ...(action.ofReports && { ofReports: true as const }),
      reason: action.reason,
      by: action.by ?? anAdministrator,
      at: action.decidedAt.toISOString(),
      until: action.endsAt?.toISOString() ?? null,
      mendedAt: action.mendedAt?.toISOString() ?? null,
      ended: action.endedAt &&
        action.ending && {
          how: action.ending,
          at: action.endedAt.toISOString(),
          reason: action.endReason,
        },
      canUndo: action.canUndo,
    })),
    appeal: appeal?.appealedAt
      ? {
          text: appeal.appealText ?? '',
          filedAt: appeal.appealedAt.toISOString(),
          dueAt: dueAfter(appeal.appealedAt),
        }
      : null,
    allowed: allowedActions({
      kind: found.kind,
      isThere: current !== undefined,
      hasMember: memberId !== null,
    }),
  }
}

async function recordOf(db: Database, memberId: number): Promise<WholeCase['record']> {
  const record = await findRecord(db, memberId)
  if (!record) return null
  return {
    ...record,
    memberSince: record.memberSince.toISOString(),
    ownReports: await countOwnReports(db, memberId),
    actions: (await listActionsAbout(db, memberId)).map(action => ({
      kind: action.kind,
      rule: ruleOf(action),
      at: action.decidedAt.toISOString(),
    })),
  }
}
