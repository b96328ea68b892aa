import { sql } from 'kysely'
import type { ReportedKind } from '#contract/content-reports.ts'
import { removedDays } from '#contract/limits.ts'
import type { ActionKind } from '#contract/moderation.ts'
import type { Database } from '#server/platform/database/connect.ts'

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
      'a.reason',
      'a.decided_at as decidedAt',
      'a.ends_at as endsAt',
      'a.undone_at as undoneAt',
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
    .select([
      'c.id',
      sql<ReportedKind>`c.kind`.as('kind'),
      'c.opened_at as openedAt',
      sql<ActionKind | null>`(select a.kind from moderation_actions a where a.case_id = c.id order by a.id desc limit 1)`.as(
        'outcome',
      ),
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

export const listActionsAbout = (db: Database, memberId: number) =>
  selectActions(db)
    .where('a.member_id', '=', memberId)
    .where('a.kind', '!=', 'nothing_wrong')
    .orderBy('a.id', 'desc')
    .limit(longestList)
    .execute()
