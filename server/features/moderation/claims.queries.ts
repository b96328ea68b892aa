import { sql } from 'kysely'
import { claimMinutes } from '#contract/limits.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { isWaiting } from './cases.queries.ts'
import type { Decider } from './decider.ts'
import { requestWaitingMails } from './waiting-mails.jobs.ts'

const isBy = ({ userId, adminId }: Decider) =>
  sql<boolean>`(held_by_user = ${userId}::bigint or held_by_admin = ${adminId}::bigint)`

/** Until when the case is this decider's; undefined where another has it or nothing waits. One statement: of two, one gets it. */
export async function claim(db: Database, id: number, decider: Decider): Promise<Date | undefined> {
  const row = await db
    .updateTable('moderation_cases')
    .set({
      held_by_user: decider.userId,
      held_by_admin: decider.adminId,
      held_until: sql<Date>`now() + make_interval(mins => ${claimMinutes})`,
    })
    .where('id', '=', id)
    .where(isWaiting('moderation_cases'))
    .where(sql<boolean>`(held_until is null or held_until <= now() or ${isBy(decider)})`)
    .returning('held_until as until')
    .executeTakeFirst()
  return row?.until ?? undefined
}

export async function release(db: Database, id: number, decider: Decider): Promise<void> {
  await db
    .updateTable('moderation_cases')
    .set({ held_by_user: null, held_by_admin: null, held_until: null })
    .where('id', '=', id)
    .where(isBy(decider))
    .execute()
}

/** Locks the case until the transaction ends: nobody else decides it meanwhile. */
export const lockCase = (trx: Database, id: number) =>
  trx
    .selectFrom('moderation_cases')
    .select(['stage', isWaiting('moderation_cases').as('isWaiting')])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Nothing of the case waits any more, and nobody has it; it is closed since the last of its decisions. */
export async function settle(trx: Database, id: number, stage: string): Promise<void> {
  await trx
    .updateTable('moderation_cases')
    .set({
      closed_at: sql<Date>`now()`,
      waits_since: null,
      held_by_user: null,
      held_by_admin: null,
      held_until: null,
      stage,
    })
    .where('id', '=', id)
    .execute()
}

/** The case goes back into the queue, and is told to an administrator who is alone. */
export async function requeue(
  trx: Database,
  jobs: Jobs,
  { id, stage }: { id: number; stage: 'appeal' | 'mended' },
): Promise<void> {
  await trx
    .updateTable('moderation_cases')
    .set({
      closed_at: sql<Date>`coalesce(closed_at, now())`,
      waits_since: sql<Date>`now()`,
      held_by_user: null,
      held_by_admin: null,
      held_until: null,
      stage,
    })
    .where('id', '=', id)
    .execute()
  await requestWaitingMails(jobs, trx, id)
}
