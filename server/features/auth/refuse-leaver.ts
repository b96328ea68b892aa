import type { Database } from '#server/platform/database/connect.ts'
import { Refusal } from '#server/platform/http/problems.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import * as t from '#texts/leaving.ts'
import { wrongCredentials } from './auth.rules.ts'
import { countHoldings, createReturnToken, findDeparture } from './departures.queries.ts'

/**
 * Refuses whoever is leaving, once they have proved who they are, in whichever way: with what they can come back with, and
 * no session. After the last day the account is as gone as it will be once the job has run.
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
