import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { Decider } from './decider.ts'

/** Numbers, kinds and dates only: nobody's name or words. */
type AuditFacts = Record<string, string | number | null> | null

export type AuditEntry = {
  action: string
  caseId?: number | null
  memberId?: number | null
  before?: AuditFacts
  after?: AuditFacts
}

/** `operator`: by a command on the server. `member`: who appealed, told by their number. */
export type Actor = Decider | 'operator' | { memberId: number }

const actorColumns = (actor: Actor) => {
  if (actor === 'operator') return { actor_kind: 'operator', actor_user: null, actor_admin: null }
  if ('memberId' in actor) return { actor_kind: 'member', actor_user: actor.memberId, actor_admin: null }
  return {
    actor_kind: actor.userId === null ? 'admin' : 'moderator',
    actor_user: actor.userId,
    actor_admin: actor.adminId,
  }
}

/** Written in the transaction of what it tells, and never changed. */
export async function recordAudit(trx: Database, actor: Actor, entry: AuditEntry): Promise<void> {
  await trx
    .insertInto('mezani_audit.audit_log')
    .values({
      ...actorColumns(actor),
      action: entry.action,
      case_id: entry.caseId ?? null,
      member_id: entry.memberId ?? null,
      before: entry.before ? JSON.stringify(entry.before) : null,
      after: entry.after ? JSON.stringify(entry.after) : null,
    })
    .execute()
}

/** Newest first, before one. */
export const listAudit = (db: Database, { before, limit }: { before: number | undefined; limit: number }) =>
  db
    .selectFrom('mezani_audit.audit_log')
    .select([
      'id',
      'at',
      sql<'moderator' | 'admin' | 'operator' | 'member'>`actor_kind`.as('actorKind'),
      sql<number | null>`coalesce(actor_user, actor_admin)`.as('actorId'),
      'action',
      'case_id as caseId',
      'member_id as memberId',
      sql<AuditFacts>`before`.as('before'),
      sql<AuditFacts>`after`.as('after'),
    ])
    .$if(before !== undefined, page => page.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
