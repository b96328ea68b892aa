import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { Restriction } from '#server/platform/http/access.ts'
import { refuse } from '#server/platform/http/problems.ts'
import { limited, limitedModerator, suspended } from '#texts/moderation.ts'

export type StoredRestriction = { kind: Restriction['kind']; until: string | null } | null

/** Selects the restriction that this row of `users` is under now. A suspension comes before a limit. */
export const restriction = (row: string) => {
  const [suspended, limited] = [sql.ref(`${row}.suspended_until`), sql.ref(`${row}.limited_until`)]
  return sql<StoredRestriction>`case
    when ${suspended} > now() then jsonb_build_object('kind', 'suspended', 'until', nullif(${suspended}, 'infinity'))
    when ${limited} > now() then jsonb_build_object('kind', 'limited', 'until', nullif(${limited}, 'infinity'))
    end`.as('restriction')
}

export const readRestriction = (stored: StoredRestriction): Restriction | undefined =>
  stored ? { kind: stored.kind, until: stored.until === null ? null : new Date(stored.until) } : undefined

const sentences = { limited, suspended }
const kindOf = { limited: 'limit', suspended: 'suspend' } as const

/** Refuses a restricted member, with the notice of the restriction that ends last. */
export async function refuseRestricted(
  db: Database,
  userId: number,
  { kind, until }: Restriction,
  asModerator?: 'asModerator',
): Promise<never> {
  const action = await db
    .selectFrom('moderation_actions')
    .select(['id', 'replaces'])
    .where('member_id', '=', userId)
    .where('kind', '=', kindOf[kind])
    .where('of_reports', '=', false)
    .where('undone_at', 'is', null)
    .orderBy(sql`coalesce(ends_at, 'infinity')`, 'desc')
    .limit(1)
    .executeTakeFirst()
  const sentence = kind === 'limited' && asModerator ? limitedModerator : sentences[kind]
  return refuse(kind, sentence(until), {
    restriction: { until: until?.toISOString() ?? null, noticeId: action?.replaces ?? action?.id ?? null },
  })
}
