import { sql } from 'kysely'
import type { AccountEvent } from '#contract/notifications.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { milder, toldDecision } from '../moderation/actions.queries.ts'

/** Lists the site's newest news for a member, at most `count`, without the outcomes of reports. */
export const listSiteNotifications = (db: Database, userId: number, count: number) =>
  db
    .selectFrom('site_notifications as n')
    .leftJoin('moderation_actions as m', 'm.id', 'n.action_id')
    .leftJoin('moderation_cases as c', join =>
      join.on('c.id', '=', sql<number>`coalesce(n.case_id, m.case_id)`),
    )
    .select([
      'n.id',
      // A notice without a decision says that content which waited for a moderator is published.
      sql<
        'notice' | 'published' | 'account' | 'decision_changed'
      >`case when n.kind = 'notice' and n.action_id is null then 'published'
        else n.kind end`.as('kind'),
      'n.created_at as createdAt',
      'n.action_id as actionId',
      'c.recipe_id as recipeId',
      ...toldDecision,
      milder,
      // Only moderators have a page of the case.
      sql<
        number | null
      >`case when exists (select from moderators o where o.user_id = n.user_id) then c.id end`.as('caseId'),
      sql<boolean>`coalesce(m.undone_at is not null or m.appeal_outcome is not null, false)`.as('hasNews'),
      sql<boolean>`coalesce(m.of_reports, false)`.as('isOfReports'),
      sql<AccountEvent | null>`n.event`.as('event'),
      sql<string | null>`coalesce(n.reason, m.undo_reason)`.as('reason'),
    ])
    .where('n.user_id', '=', userId)
    .where('n.kind', '!=', 'report_outcome')
    .orderBy('n.id', 'desc')
    .limit(count)
    .execute()

export type SiteNews = Awaited<ReturnType<typeof listSiteNotifications>>[number]
