import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { reason } from './cases.ts'

type Site = { db: Database }
export type Holder = { userId: number | null; adminId: number | null }

let lastTarget = 1_000_000

/** A case about a comment that is not there any more, stored directly; it is claimed by these, so that any of them can decide. */
export async function storeCase(
  { db }: Site,
  { memberId, holder, stage = 'report' }: { memberId: number; holder?: Holder; stage?: string },
): Promise<number> {
  lastTarget += 1
  const { id } = await db
    .insertInto('moderation_cases')
    .values({
      kind: 'comment',
      target_id: lastTarget,
      member_id: memberId,
      kept: JSON.stringify({ content: 'Twenty per cent off' }),
      stage,
      ...(stage !== 'report' && { closed_at: new Date(), waits_since: new Date() }),
      ...(holder && {
        held_by_user: holder.userId,
        held_by_admin: holder.adminId,
        held_until: sql<Date>`now() + interval '1 hour'`,
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A warning that was given to a member. */
export async function storeAction(
  { db }: Site,
  { memberId, caseId, isAppealed = false }: { memberId: number; caseId: number; isAppealed?: boolean },
): Promise<number> {
  const { id } = await db
    .insertInto('moderation_actions')
    .values({
      case_id: caseId,
      member_id: memberId,
      kind: 'warn',
      rule: 3,
      rule_name: 'No advertising',
      reason,
      ...(isAppealed && { appeal_text: 'I sell nothing.', appealed_at: new Date() }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
