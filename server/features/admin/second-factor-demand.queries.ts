import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { AdminViewer } from '#server/platform/http/access.ts'
import { refuse } from '#server/platform/http/problems.ts'
import * as t from '#texts/auth.ts'

/** Counts at most two of each, which suffices to know whether there is more than one. */
const areSeveral = sql<boolean>`
  (select count(*) from (select from admins limit 2) a) + (select count(*) from (select from moderators limit 2) m) > 1`

/** Checks whether the site has several administrators or moderators. Each could then act in another's name with a stolen password. */
export async function isSecondFactorDemanded(db: Database): Promise<boolean> {
  const { rows } = await sql<{ isDemanded: boolean }>`select ${areSeveral} as "isDemanded"`.execute(db)
  return rows[0]?.isDemanded ?? true
}

/** Refuses an administrator who needs a second factor and has none. Read for each request: applies as soon as a second one is appointed. */
export async function refuseUnlessSecured(
  { db, isSecondFactorRequired }: { db: Database; isSecondFactorRequired: boolean },
  { adminId }: AdminViewer,
): Promise<void> {
  if (!isSecondFactorRequired) return
  const { rows } = await sql<{ mayAct: boolean }>`
    select not (${areSeveral}) or exists (
      select from admin_second_factors where admin_id = ${adminId} and confirmed_at is not null
    ) as "mayAct"`.execute(db)
  if (!rows[0]?.mayAct) refuse('admin_second_factor', t.adminNeedsSecondFactor)
}
