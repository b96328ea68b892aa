import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { isFormerCook, isStaying } from '../auth/departures.queries.ts'

/** Selects which of two members has blocked the other. If both have, selects `memberId`, who can end their own block. Null if none has. */
export const blockerOf = (
  memberId: number | undefined,
  otherId: RawBuilder<unknown>,
): RawBuilder<number | null> =>
  sql`(select blocker_id from blocks where (blocker_id = ${memberId} and blocked_id = ${otherId})
    or (blocker_id = ${otherId} and blocked_id = ${memberId}) order by blocker_id = ${memberId} desc limit 1)`

export async function findBlocker(db: Database, memberId: number, otherId: number): Promise<number | null> {
  const { rows } = await sql<{ blocker: number | null }>`
    select ${blockerOf(memberId, sql`${otherId}::bigint`)} as blocker`.execute(db)
  return rows[0]?.blocker ?? null
}

/** Checks whether the member exists. A suspended member counts too, since the suspension may end. */
export async function isMember(db: Database, id: number): Promise<boolean> {
  const member = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where(sql<boolean>`not ${isFormerCook('email_key')}`)
    .where(isStaying('users.id'))
    .executeTakeFirst()
  return member !== undefined
}

/** Blocks a member and ends following in both directions, in one statement. Returns false if the blocker has reached the limit. */
export async function insertBlock(
  db: Database,
  { blockerId, blockedId, most }: { blockerId: number; blockedId: number; most: number },
): Promise<boolean> {
  const { rows } = await sql<{ isBlocked: boolean }>`
    select block_member(${blockerId}, ${blockedId}, ${most}) as "isBlocked"`.execute(db)
  return rows[0]?.isBlocked ?? false
}

export async function deleteBlock(db: Database, blockerId: number, blockedId: number): Promise<void> {
  await db
    .deleteFrom('blocks')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .execute()
}

export async function countBlocked(db: Database, blockerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('blocks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('blocker_id', '=', blockerId)
    .executeTakeFirstOrThrow()
  return count
}

type Page = { limit: number; before: number | undefined }

/** Lists blocked members, the newest block first, or those before a block. Includes leaving members, since they may come back. */
export const listBlocked = (db: Database, blockerId: number, { limit, before }: Page) =>
  db
    .selectFrom('blocks as b')
    .innerJoin('users as u', 'u.id', 'b.blocked_id')
    .select([
      'b.id as blockId',
      'u.id',
      sql<string>`u.display_name`.as('name'),
      'u.avatar_key as avatarKey',
      'b.created_at as createdAt',
    ])
    .where('b.blocker_id', '=', blockerId)
    .$if(before !== undefined, page => page.where('b.id', '<', before ?? 0))
    .orderBy('b.id', 'desc')
    .limit(limit)
    .execute()
