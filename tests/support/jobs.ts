import type { TestSite } from './site.ts'
import { waitFor } from './wait-for.ts'

type Site = Pick<TestSite, 'pool'>

/** Waits until no job is left for which `where`, a condition in SQL, holds. */
const waitForNone = ({ pool }: Site, where: string, what: string): Promise<true> =>
  waitFor(async () => {
    const { rowCount } = await pool.query(`select from pgboss.job where ${where}`)
    return rowCount === 0 ? true : undefined
  }, what)

const isLeft = "state in ('created', 'retry', 'active')"
const isDueOrRuns = "(state in ('retry', 'active') or state = 'created' and start_after <= now())"
const isDoneOnce = "name not like '\\_\\_%' and name !~ '^sweep'"

/** Waits until every requested mail has been sent, or has failed. */
export const waitForMailJobs = (site: Site): Promise<true> =>
  waitForNone(site, "name like '%-mail' and state < 'completed'", 'the end of the mail jobs')

/** Waits until no job is left, except recurring jobs and jobs that are postponed for a minute. */
export const waitForJobs = (site: Site): Promise<true> =>
  waitForNone(site, `${isDueOrRuns} and ${isDoneOnce}`, 'the end of the jobs')

/** Waits also for postponed jobs. From then on nothing is written except what the test asks for. */
export const waitForPostponedJobs = (site: Site): Promise<true> =>
  waitForNone(site, `${isLeft} and ${isDoneOnce}`, 'the end of the jobs that are put off')

/** Waits until the recurring deletions that were asked for are done. */
export const waitForSweeps = (site: Site): Promise<true> =>
  waitForNone(site, `${isLeft} and name ~ '^sweep'`, 'the end of the sweeps')

/** Stops the recurring jobs. An hourly deletion would change a database that is compared. */
export async function stopSchedules(site: Site): Promise<void> {
  await site.pool.query('delete from pgboss.schedule')
  await waitForSweeps(site)
}
