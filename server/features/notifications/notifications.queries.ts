import { sql } from 'kysely'
import { maxExcerptLength } from '#contract/limits.ts'
import type { MemberDeed } from '#contract/notifications.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { isStaying } from '../auth/departures.queries.ts'

/** More characters than an excerpt has, because runs of white space are shortened in it. */
const maxReadLength = 4 * maxExcerptLength

/** Lists a member's newest notifications, at most `count`. Leaves out those from members whom they block now. */
export const listNotifications = (db: Database, userId: number, count: number) =>
  db
    .selectFrom('notifications as n')
    .innerJoin('users as a', 'a.id', 'n.actor_id')
    .leftJoin('recipes as r', 'r.id', 'n.recipe_id')
    .leftJoin('comments as c', join => join.onRef('c.id', '=', 'n.comment_id').on('c.held', 'is', null))
    .select([
      'n.id',
      sql<MemberDeed>`n.kind`.as('kind'),
      'n.created_at as createdAt',
      'n.recipe_id as recipeId',
      'n.actor_id as actorId',
      'a.display_name as actor',
      'r.title as recipe',
      sql<string | null>`left(c.content, ${maxReadLength})`.as('comment'),
    ])
    .where('n.user_id', '=', userId)
    .where(isStaying('n.actor_id'))
    .where(
      sql<boolean>`not exists (select from blocks b where b.blocker_id = n.user_id and b.blocked_id = n.actor_id)`,
    )
    .orderBy('n.id', 'desc')
    .limit(count)
    .execute()

/** Lists a member's newest imports that the member did not end, at most `count`, as long as their report exists. */
export const listImportNews = (db: Database, userId: number, count: number) =>
  db
    .selectFrom('import_batches as b')
    .select(({ fn, selectFrom }) => [
      sql<number>`b.notification_id`.as('id'),
      'b.id as importId',
      'b.file_name as fileName',
      sql<boolean>`b.state = 'failed'`.as('isBrokenOff'),
      sql<Date>`b.ended_at`.as('endedAt'),
      'b.expected as all',
      selectFrom('imported_recipes as r')
        .select(fn.countAll<number>().as('count'))
        .whereRef('r.batch_id', '=', 'b.id')
        .where('r.draft_id', 'is not', null)
        .as('made'),
    ])
    .where('b.user_id', '=', userId)
    .where('b.notification_id', 'is not', null)
    .orderBy('b.notification_id', 'desc')
    .limit(count)
    .execute()

/** Deletes what no list shows any more: all notifications except the newest `keep` of each member. */
export async function deleteUnlistedNotifications(db: Database, keep: number): Promise<void> {
  for (const table of ['notifications', 'site_notifications'])
    await sql`
      delete from ${sql.table(table)} n
      using (select user_id from ${sql.table(table)} group by user_id having count(*) > ${keep}) as crowded
      where n.user_id = crowded.user_id and n.id < (
        select id from ${sql.table(table)} newer where newer.user_id = crowded.user_id
        order by id desc offset ${keep - 1} limit 1)`.execute(db)
}
