import type { Database } from '#server/platform/database/connect.ts'
import { Refusal } from '#server/platform/http/problems.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import * as t from '#texts/leaving.ts'
import { wrongCredentials } from './auth.rules.ts'
import { countHoldings, createReturnToken, findDeparture } from './departures.queries.ts'

/**
 * Refuses a member who is leaving, after they have proved in any way who they are. They get a token to come back with, but no session.
 * After the last day the account counts as deleted, even if the job has not run yet.
 */
export async function refuseLeaver(
  db: Database,
  userId: number,
  limits: Pick<Limits, 'returnMinutes'>,
): Promise<void> {
  const departure = await findDeparture(db, userId)
  if (!departure) return
  if (departure.isOver) throw wrongCredentials()
  throw new Refusal('account_leaving', t.accountLeaves(departure.leavesAt), {
    departure: {
      token: await createReturnToken(db, userId, limits.returnMinutes),
      name: departure.name ?? '',
      askedAt: departure.askedAt.toISOString(),
      leavesAt: departure.leavesAt.toISOString(),
      holdings: await countHoldings(db, userId),
    },
  })
}
