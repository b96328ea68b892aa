import { sql } from 'kysely'
import type { NotificationKind } from '#contract/notifications.ts'
import type { Database } from '#server/platform/database/connect.ts'

const maxNotifications = 100

export const listNotifications = (db: Database, userId: number) =>
  db
    .selectFrom('notifications as n')
    .innerJoin('users as a', 'a.id', 'n.actor_id')
    .leftJoin('recipes as r', 'r.id', 'n.recipe_id')
    .select([
      'n.id',
      sql<NotificationKind>`n.kind`.as('kind'),
      'n.created_at as createdAt',
      'n.recipe_id as recipeId',
      'n.actor_id as actorId',
      'a.display_name as actor',
      'r.title as recipe',
    ])
    .where('n.user_id', '=', userId)
    .orderBy('n.id', 'desc')
    .limit(maxNotifications)
    .execute()

type RecipeActivity = { kind: Exclude<NotificationKind, 'follow'>; recipeId: number; actorId: number }

/** Tells the recipe's author, unless that is who did it; but for comments, the same deed is told once. */
export async function notifyAuthor(db: Database, { kind, recipeId, actorId }: RecipeActivity): Promise<void> {
  await db
    .insertInto('notifications')
    .columns(['user_id', 'actor_id', 'kind', 'recipe_id'])
    .expression(eb =>
      eb
        .selectFrom('recipes')
        .select([
          'author_id',
          sql.val(actorId).$castTo<number>().as('actor_id'),
          sql.val(kind).as('kind'),
          'id',
        ])
        .where('id', '=', recipeId)
        .where('author_id', '<>', actorId),
    )
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export async function notifyFollowed(db: Database, followedId: number, followerId: number): Promise<void> {
  await db
    .insertInto('notifications')
    .values({ user_id: followedId, actor_id: followerId, kind: 'follow' })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
