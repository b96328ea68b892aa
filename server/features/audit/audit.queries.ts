import { sql } from 'kysely'
import type { AuditAction, AuditActors, AuditEntry as ListedEntry } from '#contract/moderators.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { currentOrigin } from '#server/platform/http/origin.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'

/** Contains only numbers, kinds and dates, never a person's name or words. */
type AuditFacts = Record<string, string | number | null> | null

type AuditEntry = {
  action: AuditAction
  caseId?: number | null
  memberId?: number | null
  before?: AuditFacts
  after?: AuditFacts
}

/**
 * `operator` acts by a command on the server. `visitor` is a person who is not signed in. `site` acts by itself. A person who decides has
 * a `userId`, which is a moderator's member id, or an `adminId`.
 */
type Actor =
  | { userId: number | null; adminId: number | null }
  | { memberId: number }
  | { adminId: number }
  | 'operator'
  | 'visitor'
  | 'site'

const actorColumns = (actor: Actor) => {
  if (typeof actor === 'string') return { actor_kind: actor, actor_user: null, actor_admin: null }
  if (!('userId' in actor) && 'adminId' in actor)
    return { actor_kind: 'admin', actor_user: null, actor_admin: actor.adminId }
  if ('memberId' in actor) return { actor_kind: 'member', actor_user: actor.memberId, actor_admin: null }
  return {
    actor_kind: actor.userId === null ? 'admin' : 'moderator',
    actor_user: actor.userId,
    actor_admin: actor.adminId,
  }
}

/** Records an entry in the transaction of the action that it describes. Entries are never changed. */
export async function recordAudit(trx: Database, actor: Actor, entry: AuditEntry): Promise<void> {
  const { network = null, requestId = null } = currentOrigin() ?? {}
  await trx
    .insertInto('mezani_audit.audit_log')
    .values({
      ...actorColumns(actor),
      action: entry.action,
      case_id: entry.caseId ?? null,
      member_id: entry.memberId ?? null,
      before: entry.before ? JSON.stringify(entry.before) : null,
      after: entry.after ? JSON.stringify(entry.after) : null,
      network,
      request_id: requestId,
    })
    .execute()
}

/** Records what a member did with their own account. */
export const recordOwn = (trx: Database, memberId: number, action: AuditAction): Promise<void> =>
  recordAudit(trx, { memberId }, { action, memberId })

/**
 * Records a wrong password, code or passkey. Nobody is signed in; the account is known only if it exists. Limited per hour, so that
 * guesses do not fill the disk. Refusals beyond the limit are still in the access log and its figures. The query repeats the condition
 * of the index `audit_log_passing`, or PostgreSQL would not use it.
 */
export async function recordRefusal(
  db: Database,
  refused: { action: 'refuse sign-in' | 'refuse code'; memberId?: number; adminId?: number },
  { maxRefusalsRecordedAnHour: most }: Pick<Limits, 'maxRefusalsRecordedAnHour'>,
): Promise<void> {
  const { rows } = await sql<{ recorded: number }>`
    select count(*) as recorded from (
      select from mezani_audit.audit_log
      where case_id is null and actor_kind in ('member', 'visitor') and actor_kind = 'visitor'
        and at > now() - interval '1 hour'
      limit ${most}) as recent`.execute(db)
  if ((rows[0]?.recorded ?? 0) >= most) return
  const { action, memberId, adminId } = refused
  await recordAudit(db, 'visitor', {
    action,
    memberId: memberId ?? null,
    ...(adminId && { after: { adminId } }),
  })
}

const purgeBatch = 10_000

/** Deletes refusals, and what members did with their accounts, after `auditDays`. The database allows no fewer than 30 days. */
export async function purgeAudit(db: Database, { auditDays }: Pick<Limits, 'auditDays'>): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ gone: number }>`
      select mezani_audit.purge_audit_log(${auditDays}, ${purgeBatch}) as gone`.execute(db)
    if ((rows[0]?.gone ?? 0) < purgeBatch) return
  }
}

const actorKinds = { team: ['moderator', 'admin', 'operator', 'site'], members: ['member', 'visitor'] }

type Asked = {
  /** The id of the entry that the previous page ended with. */
  before?: number | undefined
  by?: AuditActors | undefined
  /** The member who acted or whom the entry is about. */
  memberId?: number | undefined
  limit: number
}

/** Lists entries, the newest first. Names are the current ones; an erased member has none. */
export const listAudit = (db: Database, { before, by, memberId, limit }: Asked) =>
  db
    .selectFrom('mezani_audit.audit_log as l')
    .leftJoin('users as u', 'u.id', 'l.actor_user')
    .leftJoin('admins as a', 'a.id', 'l.actor_admin')
    .leftJoin('users as m', 'm.id', 'l.member_id')
    .select([
      'l.id',
      'l.at',
      sql<ListedEntry['actor']['kind']>`l.actor_kind`.as('actorKind'),
      sql<number | null>`coalesce(l.actor_user, l.actor_admin)`.as('actorId'),
      sql<string | null>`coalesce(u.display_name, a.email)`.as('actorName'),
      'l.action',
      'l.case_id as caseId',
      'l.member_id as memberId',
      'm.display_name as memberName',
      sql<AuditFacts>`l.before`.as('before'),
      sql<AuditFacts>`l.after`.as('after'),
      'l.network',
      'l.request_id as requestId',
    ])
    .$if(before !== undefined, page => page.where('l.id', '<', before ?? 0))
    .$if(by !== undefined, page => page.where('l.actor_kind', 'in', actorKinds[by ?? 'team']))
    .$if(memberId !== undefined, page =>
      page.where(eb =>
        eb.or([eb('l.member_id', '=', memberId ?? 0), eb('l.actor_user', '=', memberId ?? 0)]),
      ),
    )
    .orderBy('l.id', 'desc')
    .limit(limit)
    .execute()
