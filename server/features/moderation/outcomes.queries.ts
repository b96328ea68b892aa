import { sql } from 'kysely'
import type { ReportedKind } from '#contract/content-reports.ts'
import type { ActionKind } from '#contract/decisions.ts'
import type { Database } from '#server/platform/database/connect.ts'

/** So many of those who reported the thing of a case, by their number. */
export async function listReporters(
  db: Database,
  caseId: number,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select distinct reporter_id as id from content_reports
    where case_id = ${caseId} and reporter_id > ${after} order by reporter_id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** What has become of what a case is about, for those who reported it: no name is in it. */
export async function findOutcome(db: Database, actionId: number) {
  const found = await db
    .selectFrom('moderation_actions as a')
    .innerJoin('moderation_cases as c', 'c.id', 'a.case_id')
    .select([
      sql<ReportedKind | 'version'>`case when a.version is null then c.kind else 'version' end`.as('thing'),
      sql<ActionKind>`a.kind`.as('action'),
      sql<boolean>`a.undone_at is not null`.as('isUndone'),
      sql<string>`coalesce(a.undo_reason, a.reason)`.as('reason'),
      'a.rule',
      'a.rule_name as ruleName',
    ])
    .where('a.id', '=', actionId)
    .executeTakeFirst()
  if (!found) return undefined
  const { rule, ruleName, ...outcome } = found
  return { ...outcome, rule: rule === null ? null : { number: rule, name: ruleName ?? '' } }
}

/** What waited and is published, as long as it is; a comment or a cook by its recipe. */
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
