import { type NotNull, sql } from 'kysely'
import type { ReportedKind } from '#contract/content-reports.ts'
import { appealDays, decisionDays } from '#contract/limits.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { isFormerCook, isStaying } from '../auth/departures.queries.ts'
import { isListed } from '../recipe-access/recipe-access.queries.ts'
import { isOnRecord, lastActionOf, toldDecision } from './actions.queries.ts'

/** Lists the next members who reported the thing of a case, in the order of their ids. */
export async function listReporters(
  db: Database,
  caseId: number,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select distinct reporter_id as id from content_reports
    where case_id = ${caseId} and reporter_id > ${after} order by reporter_id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The title as everybody reads it. While moderators hold the recipe back, it is the title that was reported and no later one. */
const shownTitle = sql<string | null>`case when r.held is null then r.title
  else c.kept->>(case when c.kind in ('comment', 'cook') then 'recipeTitle' else 'title' end) end`

/** The id of the thing as long as others see it. For a photo, it is the id of its recipe. */
const shownId = sql<number | null>`case
  when c.kind = 'profile' then case when u.status = 'active' then u.id end
  when ${isListed('r')} then case c.kind
    when 'comment' then (select t.id from comments t where t.id = c.target_id and t.held is null)
    when 'cook' then (select t.id from cooks t where t.id = c.target_id and t.held is null and not t.is_private)
    else r.id end
  end`

/** Selects what members reported, and what they may know about its outcome: the decision that stands, or how it ended. */
const selectOutcomes = (db: Database) =>
  db
    .selectFrom('content_reports as p')
    .innerJoin('moderation_cases as c', 'c.id', 'p.case_id')
    .leftJoin('moderation_actions as m', join => join.on('m.id', '=', lastActionOf('c.id')))
    .leftJoin('users as u', join =>
      join
        .onRef('u.id', '=', 'c.member_id')
        .on(isStaying('u.id'))
        .on(sql<boolean>`not ${isFormerCook('u.email_key')}`),
    )
    .leftJoin('recipes as r', join => join.onRef('r.id', '=', 'c.recipe_id').on(isStaying('r.author_id')))
    .select([
      sql<ReportedKind>`c.kind`.as('kind'),
      shownId.as('id'),
      sql<number | null>`case when ${isListed('r')} then r.id end`.as('recipeId'),
      'u.display_name as member',
      shownTitle.as('recipe'),
      'p.rule as reportedRule',
      'p.rule_name as reportedRuleName',
      'p.explanation',
      sql<Date>`coalesce(c.waits_since, c.opened_at) + make_interval(days => ${decisionDays})`.as('dueAt'),
      ...toldDecision,
      sql<boolean>`m.replaces is not null`.as('isMilder'),
      // A thing that was in order broke no rule.
      sql<number | null>`case when ${isOnRecord('m')} then m.rule end`.as('rule'),
      'm.rule_name as ruleName',
      sql<string | null>`coalesce(m.undo_reason, m.reason)`.as('reason'),
      // A member may appeal once, and not against the outcome of an appeal.
      sql<Date | null>`case when m.kind <> 'nothing_wrong' and m.undone_at is null and m.appealed_at is null and m.replaces is null
        then m.decided_at + make_interval(days => ${appealDays}) end`.as('appealUntil'),
    ])
    .$narrowType<{ thing: NotNull }>()

/** Lists the outcomes that this reporter was told last. */
export const listOutcomes = (db: Database, reporterId: number, count: number) =>
  selectOutcomes(db)
    .innerJoin('site_notifications as n', join =>
      join
        .onRef('n.case_id', '=', 'p.case_id')
        .onRef('n.user_id', '=', 'p.reporter_id')
        .on('n.kind', '=', 'report_outcome'),
    )
    .select(['n.id as notificationId', 'n.created_at as createdAt'])
    .where('n.user_id', '=', reporterId)
    .orderBy('n.id', 'desc')
    .limit(count)
    .execute()

export const findOutcome = (db: Database, { reporterId, caseId }: { reporterId: number; caseId: number }) =>
  selectOutcomes(db)
    .where('p.reporter_id', '=', reporterId)
    .where('p.case_id', '=', caseId)
    .executeTakeFirst()

/** Finds the recipe that waited for a moderator, or the recipe of the waiting comment or cook. Undefined unless others see it. */
export const findPublished = (db: Database, caseId: number) =>
  db
    .selectFrom('moderation_cases as c')
    .innerJoin('recipes as r', 'r.id', 'c.recipe_id')
    .leftJoin('comments as m', join => join.onRef('m.id', '=', 'c.target_id').on('c.kind', '=', 'comment'))
    .leftJoin('cooks as k', join => join.onRef('k.id', '=', 'c.target_id').on('c.kind', '=', 'cook'))
    .select([sql<'recipe' | 'comment' | 'cook'>`c.kind`.as('kind'), 'r.id as recipeId'])
    .where('c.id', '=', caseId)
    .where('r.held', 'is', null)
    .where(
      sql<boolean>`(c.kind = 'recipe' or (m.id is not null and m.held is null) or (k.id is not null and k.held is null))`,
    )
    .executeTakeFirst()
