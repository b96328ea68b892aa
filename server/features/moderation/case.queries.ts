import { sql } from 'kysely'
import type { ReportedKind } from '#contract/content-reports.ts'
import type { ActionKind } from '#contract/decisions.ts'
import { maxReportsInRecord, removedDays } from '#contract/limits.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { lastDecision } from './case-list.queries.ts'
import { ending, isOnRecord } from './endings.queries.ts'

const longestList = 20

const selectActions = (db: Database) =>
  db
    .selectFrom('moderation_actions as a')
    .leftJoin('users as u', 'u.id', 'a.by_user')
    .select([
      'a.id',
      sql<ActionKind>`a.kind`.as('kind'),
      'a.rule',
      'a.rule_name as ruleName',
      'a.version',
      'a.of_reports as ofReports',
      'a.reason',
      'a.decided_at as decidedAt',
      'a.ends_at as endsAt',
      'a.undone_at as endedAt',
      ending('a').as('ending'),
      sql<string>`coalesce(a.undo_reason, '')`.as('endReason'),
      'a.mended_at as mendedAt',
      'a.appeal_text as appealText',
      'a.appealed_at as appealedAt',
      'a.appeal_decided_at as appealDecidedAt',
      'a.by_admin as byAdmin',
      'u.display_name as by',
      sql<boolean>`a.undone_at is null and a.kind not in ('nothing_wrong')
        and (a.kind <> 'remove' or a.decided_at > now() - make_interval(days => ${removedDays}))`.as(
        'canUndo',
      ),
    ])

export const listActionsOf = (db: Database, caseId: number) =>
  selectActions(db).where('a.case_id', '=', caseId).orderBy('a.id', 'desc').limit(longestList).execute()

export const listEarlierCases = (db: Database, { memberId, id }: { memberId: number; id: number }) =>
  db
    .selectFrom('moderation_cases as c')
    .leftJoinLateral(lastDecision.as('d'), join => join.onTrue())
    .select([
      'c.id',
      sql<ReportedKind>`c.kind`.as('kind'),
      'c.opened_at as openedAt',
      'd.action',
      'd.decidedAt',
      'd.ending',
    ])
    .where('c.member_id', '=', memberId)
    .where('c.id', '!=', id)
    .orderBy('c.id', 'desc')
    .limit(longestList)
    .execute()

export const findRecord = (db: Database, memberId: number) =>
  db
    .selectFrom('users as u')
    .select([
      'u.created_at as memberSince',
      sql<number>`(select count(*)::int from recipes r where r.author_id = u.id)`.as('recipes'),
      sql<number>`(select count(*)::int from comments c where c.author_id = u.id)`.as('comments'),
    ])
    .where('u.id', '=', memberId)
    .executeTakeFirst()

/**
 * Of what a member reported, what was decided; upheld is what led to a decision that is on the record. Of whom they reported nothing is
 * read.
 */
export async function countOwnReports(db: Database, memberId: number) {
  const { rows } = await sql<{ decided: number; upheld: number }>`
    select count(*)::int as decided, (count(*) filter (where "isUpheld"))::int as upheld from (
      select exists (select from moderation_actions a
        where a.case_id = c.id and a.kind <> 'nothing_wrong' and ${isOnRecord('a')}) as "isUpheld"
      from content_reports r join moderation_cases c on c.id = r.case_id and c.closed_at is not null
      where r.reporter_id = ${memberId} order by r.created_at desc limit ${maxReportsInRecord}) own`.execute(
    db,
  )
  return rows[0] ?? { decided: 0, upheld: 0 }
}

/** The decisions about a member that are on their record. */
export const listActionsAbout = (db: Database, memberId: number) =>
  selectActions(db)
    .where('a.member_id', '=', memberId)
    .where('a.kind', '!=', 'nothing_wrong')
    .where(isOnRecord('a'))
    .orderBy('a.id', 'desc')
    .limit(longestList)
    .execute()
