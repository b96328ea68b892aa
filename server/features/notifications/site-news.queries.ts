import { sql } from 'kysely'
import type { ReportedKind } from '#contract/content-reports.ts'
import type { ActionKind } from '#contract/decisions.ts'
import { appealDays, decisionDays } from '#contract/limits.ts'
import type { AccountEvent, SiteDeed } from '#contract/notifications.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { isFormerCook, isStaying } from '../auth/departures.queries.ts'

/** What the site itself tells a member: the newest, so many at most. */
export const listSiteNotifications = (db: Database, userId: number, count: number) =>
  db
    .selectFrom('site_notifications as n')
    .leftJoin('moderation_actions as m', 'm.id', 'n.action_id')
    .leftJoin('moderation_cases as c', join =>
      join.on('c.id', '=', sql<number>`coalesce(n.case_id, m.case_id)`),
    )
    .leftJoin('content_reports as p', join =>
      join.onRef('p.case_id', '=', 'n.case_id').onRef('p.reporter_id', '=', 'n.user_id'),
    )
    .leftJoin('users as u', join =>
      join
        .onRef('u.id', '=', 'c.member_id')
        .on(isStaying('u.id'))
        .on(sql<boolean>`not ${isFormerCook('u.email_key')}`),
    )
    .leftJoin('recipes as r', join => join.onRef('r.id', '=', 'c.recipe_id').on(isStaying('r.author_id')))
    .select([
      'n.id',
      // A notice of no decision: what waited for a moderator is published.
      sql<SiteDeed>`case when n.kind = 'notice' and n.action_id is null then 'published' else n.kind end`.as(
        'kind',
      ),
      'n.created_at as createdAt',
      'n.action_id as actionId',
      'c.recipe_id as recipeId',
      sql<ActionKind | null>`m.kind`.as('action'),
      sql<ReportedKind | null>`c.kind`.as('thing'),
      sql<boolean>`coalesce(m.undone_at is not null or m.appeal_outcome is not null, false)`.as('hasNews'),
      sql<boolean>`m.undone_at is not null`.as('isUndone'),
      sql<boolean>`m.version is not null`.as('isOfVersion'),
      sql<boolean>`coalesce(m.of_reports, false)`.as('isOfReports'),
      sql<AccountEvent | null>`n.event`.as('event'),
      'm.rule',
      'm.rule_name as ruleName',
      // As in the mail: of what was overturned, why it was.
      sql<
        string | null
      >`case when n.kind = 'report_outcome' then coalesce(m.undo_reason, m.reason) else coalesce(m.reason, n.reason) end`.as(
        'reason',
      ),
      'p.rule as reportedRule',
      'p.rule_name as reportedRuleName',
      'u.display_name as member',
      shownTitle.as('recipe'),
      sql<Date | null>`coalesce(c.waits_since, c.opened_at) + make_interval(days => ${decisionDays})`.as(
        'dueAt',
      ),
      sql<Date | null>`m.decided_at + make_interval(days => ${appealDays})`.as('appealUntil'),
    ])
    .where('n.user_id', '=', userId)
    .orderBy('n.id', 'desc')
    .limit(count)
    .execute()

export type SiteNews = Awaited<ReturnType<typeof listSiteNotifications>>[number]

/** As everybody reads it; while moderators hold the recipe back, as it was when it was reported: nobody is told what it was changed to. */
const shownTitle = sql<string | null>`case when r.held is null then r.title
  else c.kept->>(case when c.kind in ('comment', 'cook') then 'recipeTitle' else 'title' end) end`
