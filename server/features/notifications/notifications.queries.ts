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
