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

export async function insertFollow(db: Database, followerId: number, followedId: number): Promise<void> {
  await db
    .insertInto('follows')
    .values({ follower_id: followerId, followed_id: followedId })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export async function deleteFollow(db: Database, followerId: number, followedId: number): Promise<void> {
  await db
    .deleteFrom('follows')
    .where('follower_id', '=', followerId)
    .where('followed_id', '=', followedId)
    .execute()
}
