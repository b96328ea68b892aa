import { sql } from 'kysely'
import type { Recipe } from '#contract/recipes.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { findHolding, holds, noticeId } from './actions.queries.ts'
import { lockCase, requeue } from './cases.queries.ts'
import { heldAs } from './effects.queries.ts'
import { dueAfter } from './moderation.present.ts'

type HeldKind = 'recipe' | 'comment' | 'cook' | 'photo'

const selectHoldings = (db: Database, kind: HeldKind) =>
  db
    .selectFrom('moderation_actions as a')
    .innerJoin('moderation_cases as c', 'c.id', 'a.case_id')
    .select([
      noticeId,
      'a.case_id as caseId',
      'a.mended_at as mendedAt',
      'c.target_id as targetId',
      'c.stage',
      'c.waits_since as waitsSince',
    ])
    .where('c.kind', '=', kind)
    .where(holds('a'))

type Holding = Awaited<ReturnType<ReturnType<typeof selectHoldings>['execute']>>[number]

type Moderation = NonNullable<Recipe['moderation']>

const present = (holding: Holding | undefined, waitsSince: Date | undefined): Moderation => ({
  state: !holding && waitsSince ? 'waiting' : 'hidden',
  noticeId: holding?.noticeId ?? null,
  mendedAt: holding?.mendedAt?.toISOString() ?? null,
  dueAt: toDue(holding ? holding.waitsSince : waitsSince),
})

const toDue = (since: Date | null | undefined): string | null => (since ? dueAfter(since) : null)

/** Finds what the author of these hidden recipes reads about each. */
export async function findModerations(db: Database, recipeIds: number[]): Promise<Map<number, Moderation>> {
  if (recipeIds.length === 0) return new Map()
  const holdings = await selectHoldings(db, 'recipe')
    .where('c.target_id', 'in', recipeIds)
    .orderBy('a.id')
    .execute()
  const last = new Map(holdings.map(holding => [holding.targetId, holding]))
  const waiting = await findWaiting(db, recipeIds)
  return new Map(recipeIds.map(id => [id, present(last.get(id), waiting.get(id))]))
}

/** Finds since when each of these recipes waits for a moderator to review it before publication. */
async function findWaiting(db: Database, recipeIds: number[]): Promise<Map<number, Date>> {
  const cases = await db
    .selectFrom('moderation_cases')
    .select(['target_id as recipeId', 'opened_at as openedAt'])
    .where('kind', '=', 'recipe')
    .where('target_id', 'in', recipeIds)
    .where('stage', '=', 'held')
    .where('closed_at', 'is', null)
    .execute()
  return new Map(cases.map(({ recipeId, openedAt }) => [recipeId, openedAt]))
}

/** Finds the notices of these hidden comments or cooks, by the id of the comment or cook. */
export async function findNoticesOf(
  db: Database,
  kind: 'comment' | 'cook',
  ids: number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const holdings = await selectHoldings(db, kind).where('c.target_id', 'in', ids).orderBy('a.id').execute()
  return new Map(holdings.map(({ targetId, noticeId }) => [targetId, noticeId]))
}

/** Finds those of these recipes without a photo whose photo moderators took out and can still restore. */
export async function findHiddenPhotos(
  db: Database,
  recipeIds: number[],
): Promise<Map<number, NonNullable<Recipe['hiddenPhoto']>>> {
  if (recipeIds.length === 0) return new Map()
  const holdings = await selectHoldings(db, 'photo')
    .select(sql<keyof typeof heldAs>`a.kind`.as('action'))
    .where('c.target_id', 'in', recipeIds)
    .where(sql<boolean>`a.before->>'image' <> ''`)
    .orderBy('a.id')
    .execute()
  return new Map(
    holdings.map(({ targetId, action, noticeId }) => [targetId, { state: heldAs[action], noticeId }]),
  )
}

/** Puts a case back into the queue after the member has changed what is hidden, unless an appeal waits there. */
export async function markMended(
  trx: Database,
  jobs: Jobs,
  { kind, id }: { kind: 'recipe' | 'cook'; id: number },
): Promise<void> {
  const seen = await selectHoldings(trx, kind).where('c.target_id', '=', id).executeTakeFirst()
  if (!seen?.caseId) return
  const locked = await lockCase(trx, seen.caseId)
  const holding = await findHolding(trx, seen.caseId)
  if (!holding || !locked) return
  await trx
    .updateTable('moderation_actions')
    .set({ mended_at: sql<Date>`now()` })
    .where('id', '=', holding.id)
    .execute()
  if (!locked.isWaiting) await requeue(trx, jobs, { id: seen.caseId, stage: 'mended' })
}
