import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { Restriction } from '#server/platform/http/access.ts'
import { refuse } from '#server/platform/http/problems.ts'
import { limited, suspended } from '#texts/moderation-refusals.ts'

type Stored = { kind: Restriction['kind']; until: string | null } | null

/** What holds a member back now, of the users' row `u`; a suspension before a limit. */
export const restriction = sql<Stored>`case
  when u.suspended_until > now() then jsonb_build_object('kind', 'suspended', 'until', nullif(u.suspended_until, 'infinity'))
  when u.limited_until > now() then jsonb_build_object('kind', 'limited', 'until', nullif(u.limited_until, 'infinity'))
  end`.as('restriction')

export const readRestriction = (stored: Stored): Restriction | undefined =>
  stored ? { kind: stored.kind, until: stored.until === null ? null : new Date(stored.until) } : undefined

const sentences = { limited, suspended }
const kindOf = { limited: 'limit', suspended: 'suspend' } as const

/** Refuses with the notice of what has the latest end. */
export async function refuseRestricted(
  db: Database,
  userId: number,
  { kind, until }: Restriction,
): Promise<never> {
  const action = await db
    .selectFrom('moderation_actions')
    .select(['id', 'replaces'])
    .where('member_id', '=', userId)
    .where('kind', '=', kindOf[kind])
    .where('undone_at', 'is', null)
    .orderBy(sql`coalesce(ends_at, 'infinity')`, 'desc')
    .limit(1)
    .executeTakeFirst()
  return refuse(kind, sentences[kind](until), {
    restriction: { until: until?.toISOString() ?? null, noticeId: action?.replaces ?? action?.id ?? null },
  })
}
