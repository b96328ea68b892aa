import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { AdminViewer } from '#server/platform/http/access.ts'
import { refuse } from '#server/platform/http/problems.ts'
import * as t from '#texts/auth.ts'

/** Two of each suffice to know that there are more than one. */
const areSeveral = sql<boolean>`
  (select count(*) from (select from admins limit 2) a) + (select count(*) from (select from moderators limit 2) m) > 1`

/** Whether the site has more than one administrator or moderator: each could then act in the name of another's stolen password. */
export async function isSecondFactorDemanded(db: Database): Promise<boolean> {
  const { rows } = await sql<{ isDemanded: boolean }>`select ${areSeveral} as "isDemanded"`.execute(db)
  return rows[0]?.isDemanded ?? true
}

/** Read at each request, as roles are: from the moment a second one is named, nobody acts without. */
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
