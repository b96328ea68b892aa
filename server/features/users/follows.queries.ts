import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'

export async function isFollowed(db: Database, followerId: number, followedId: number): Promise<boolean> {
  const follow = await db
    .selectFrom('follows')
    .select('followed_id')
    .where('follower_id', '=', followerId)
    .where('followed_id', '=', followedId)
    .executeTakeFirst()
  return follow !== undefined
}

/** Follows the member, and notifies them the first time, in one statement. */
export async function addFollow(db: Database, followerId: number, followedId: number): Promise<void> {
  await sql`select follow_member(${followerId}, ${followedId})`.execute(db)
}

export async function deleteFollow(db: Database, followerId: number, followedId: number): Promise<void> {
  await db
    .deleteFrom('follows')
    .where('follower_id', '=', followerId)
    .where('followed_id', '=', followedId)
    .execute()
}
