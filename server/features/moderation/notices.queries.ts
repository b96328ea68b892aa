import { type RawBuilder, sql } from 'kysely'
import type { ReportedKind } from '#contract/content-reports.ts'
import type { ActionKind, AppealOutcome } from '#contract/decisions.ts'
import { appealDays } from '#contract/limits.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { isListed } from '../recipe-access/recipe-access.queries.ts'
import { isOnRecord, successor } from './actions.queries.ts'
import type { StoredTexts } from './case-list.queries.ts'

const mostNotices = 50

/** Reads from the decision that stands: the first, or the one that an appeal put in its place. */
const ofStanding = <Value>(read: (alias: string) => RawBuilder<Value>) =>
  sql<Value>`case when n.id is null then ${read('a')} else ${read('n')} end`

/** Selects the decisions of which a member is told. The outcome of an appeal is told with the appealed decision. */
const selectNotices = (db: Database, memberId: number) =>
  db
    .selectFrom('moderation_actions as a')
    .leftJoin('moderation_cases as c', 'c.id', 'a.case_id')
    .leftJoin('moderation_actions as n', 'n.replaces', 'a.id')
    // Only its author sees the picture of a hidden recipe.
    .leftJoin('recipes as r', join =>
      join
        .onRef('r.id', '=', 'c.recipe_id')
        .on(({ eb, or }) => or([eb('r.author_id', '=', memberId), isListed('r')])),
    )
    .select([
      'a.id',
      'a.case_id as caseId',
      sql<ActionKind>`a.kind`.as('action'),
      sql<ReportedKind | null>`c.kind`.as('kind'),
      'a.rule',
      'a.rule_name as ruleName',
      'a.version',
      'a.of_reports as ofReports',
      'a.reason',
      'a.decided_at as at',
      sql<Date | null>`coalesce(n.ends_at, a.ends_at)`.as('until'),
      'a.read_at as readAt',
      'a.undone_at as undoneAt',
      'a.undo_reason as undoReason',
      sql<Date | null>`coalesce(n.mended_at, a.mended_at)`.as('mendedAt'),
      'a.appeal_text as appealText',
      'a.appealed_at as appealedAt',
      sql<AppealOutcome | null>`a.appeal_outcome`.as('appealOutcome'),
      'a.appeal_reason as appealReason',
      'a.appeal_decided_at as appealDecidedAt',
      sql<Date>`a.decided_at + make_interval(days => ${appealDays})`.as('appealUntil'),
      sql<boolean>`now() > a.decided_at + make_interval(days => ${appealDays})`.as('isAppealOver'),
      sql<ActionKind | null>`n.kind`.as('replacement'),
      'n.version as replacementVersion',
      'n.rule as replacementRule',
      'n.rule_name as replacementRuleName',
      'n.undone_at as replacementUndoneAt',
      'n.undo_reason as replacementUndoReason',
      ofStanding(successor).as('successor'),
      ofStanding(isOnRecord).as('isOnRecord'),
      'r.id as recipeId',
      'c.waits_since as waitsSince',
      'r.image as recipeImage',
      'r.cover_key as recipeCover',
      sql<StoredTexts | null>`c.kept`.as('kept'),
      'c.kept_upload as keptUpload',
    ])
    .where('a.member_id', '=', memberId)
    .where('a.kind', '!=', 'nothing_wrong')
    .where('a.replaces', 'is', null)

export type NoticeColumns = Awaited<ReturnType<ReturnType<typeof selectNotices>['execute']>>[number]

export const listNotices = (db: Database, memberId: number) =>
  selectNotices(db, memberId).orderBy('a.id', 'desc').limit(mostNotices).execute()

export const findNotice = (db: Database, memberId: number, id: number) =>
  selectNotices(db, memberId).where('a.id', '=', id).orderBy('n.id', 'desc').limit(1).executeTakeFirst()

/** Marks a notice as read. Returns false if the member has no such notice. */
export async function markRead(db: Database, memberId: number, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('moderation_actions')
    .set({ read_at: sql<Date>`coalesce(read_at, now())` })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('kind', '!=', 'nothing_wrong')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function storeAppeal(trx: Database, id: number, text: string): Promise<void> {
  await trx
    .updateTable('moderation_actions')
    .set({ appeal_text: text, appealed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** Opens the case that a decision without one needs for an appeal: about the member's profile as it is now. */
export async function insertAppealCase(
  trx: Database,
  { memberId, actionId, kept }: { memberId: number; actionId: number; kept: StoredTexts },
): Promise<number> {
  const { id } = await trx
    .insertInto('moderation_cases')
    .values({
      kind: 'profile',
      target_id: memberId,
      member_id: memberId,
      kept: JSON.stringify(kept),
      closed_at: sql<Date>`now()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx.updateTable('moderation_actions').set({ case_id: id }).where('id', '=', actionId).execute()
  return id
}
