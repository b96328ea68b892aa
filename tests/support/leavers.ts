import { createReturnToken } from '#server/features/auth/departures.queries.ts'
import { insertExport, markReady } from '#server/features/exports/exports.queries.ts'
import { insertDeparture } from '#server/features/leaving/departures.queries.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { waitForJobs } from './jobs.ts'
import type { TestSite } from './site.ts'
import { waitFor } from './wait-for.ts'

/** Lets a member leave, and returns the token with which the member comes back. */
export async function createLeaver(db: Database, userId: number): Promise<string> {
  await insertDeparture(db, userId, { keepsRecipes: false, days: 14 })
  return createReturnToken(db, userId, 30)
}

/** Stores a ZIP of a member that is ready as far as the database knows. It has no files. */
export async function storeReadyExport(db: Database, userId: number): Promise<void> {
  await markReady(db, await insertExport(db, userId), { parts: 0, bytes: 0, hours: 48 })
}

/** Moves the clock, so that the member's last day is over. */
export const endDeparture = ({ pool }: Pick<TestSite, 'pool'>, userId: number) =>
  pool.query("update departures set leaves_at = now() - interval '1 second' where user_id = $1", [userId])

/** Runs what the site does every hour, and waits until no member is left whose last day is over. */
export async function eraseDue({ db, pool, services }: TestSite): Promise<void> {
  await services.jobs.enqueue(db, 'sweep-departures', {})
  await waitFor(async () => {
    const { rowCount } = await pool.query('select from departures where leaves_at <= now()')
    return rowCount === 0 ? true : undefined
  }, 'the end of those who are leaving')
  await waitForJobs({ pool })
  await waitFor(async () => {
    const { rowCount } = await pool.query(
      "select from pgboss.job where name = 'sweep-departures' and state < 'completed'",
    )
    return rowCount === 0 ? true : undefined
  }, 'the end of the job')
}
