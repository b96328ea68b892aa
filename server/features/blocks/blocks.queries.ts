import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { isFormerCook, isStaying } from '../auth/departures.queries.ts'

/** Which of the member and the other has blocked the other; the member where both have, since one can end one's own. Null where none has. */
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

/** Whether there is such a member: also one who is suspended, since that may end. */
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

/** What one follows of the other ends. False where the member has blocked as many as one may. One statement. */
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

/** The newest first, or those before one. Who is leaving stays blocked, since they may come back. */
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
