import { sql } from 'kysely'
import type { AuditAction, AuditActors, AuditEntry as ListedEntry } from '#contract/moderators.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { currentOrigin } from '#server/platform/http/origin.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'

/** Numbers, kinds and dates only: nobody's name or words. */
type AuditFacts = Record<string, string | number | null> | null

type AuditEntry = {
  action: AuditAction
  caseId?: number | null
  memberId?: number | null
  before?: AuditFacts
  after?: AuditFacts
}

/**
 * `operator`: by a command on the server. `visitor`: whoever is not signed in. `site`: by itself. A decider is a moderator, by their
 * member's number, or an administrator.
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

/** Written in the transaction of what it tells, and never changed. */
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

/** What a member did about their own account. */
export const recordOwn = (trx: Database, memberId: number, action: AuditAction): Promise<void> =>
  recordAudit(trx, { memberId }, { action, memberId })

/**
 * A wrong password, code or passkey: nobody is signed in, and whose account was meant is known only where there is one. No more than so
 * many an hour, so that guesses do not fill the disk; those that are left out are in the access log and its figures.
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

/** Deletes what members did about their accounts, and refusals, after their time; the database allows no less than 30 days. */
export async function purgeAudit(db: Database, { auditDays }: Pick<Limits, 'auditDays'>): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ gone: number }>`
      select mezani_audit.purge_audit_log(${auditDays}, ${purgeBatch}) as gone`.execute(db)
    if ((rows[0]?.gone ?? 0) < purgeBatch) return
  }
}

const actorKinds = { team: ['moderator', 'admin', 'operator', 'site'], members: ['member', 'visitor'] }

type Asked = {
  /** The entry that the page before ended with. */
  before?: number | undefined
  by?: AuditActors | undefined
  /** Did it, or is whom it is about. */
  memberId?: number | undefined
  limit: number
}

/** Newest first. Names are those of today; a member who is erased has none. */
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
