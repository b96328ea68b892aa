import type { TestSite } from './site.ts'
import { waitFor } from './wait-for.ts'

type Site = Pick<TestSite, 'pool'>

/** Waits until no job is left of which `where`, a condition in SQL, holds. */
const waitForNone = ({ pool }: Site, where: string, what: string): Promise<true> =>
  waitFor(async () => {
    const { rowCount } = await pool.query(`select from pgboss.job where ${where}`)
    return rowCount === 0 ? true : undefined
  }, what)

const isLeft = "state in ('created', 'retry', 'active')"
const isDueOrRuns = "(state in ('retry', 'active') or state = 'created' and start_after <= now())"
const isDoneOnce = "name not like '\\_\\_%' and name !~ '^sweep'"

/** Waits until every mail that was asked for has been sent, or was not. */
export const waitForMailJobs = (site: Site): Promise<true> =>
  waitForNone(site, "name like '%-mail' and state < 'completed'", 'the end of the mail jobs')

/** Waits until nothing is left to do but what is done from time to time, or is put off for a minute. */
export const waitForJobs = (site: Site): Promise<true> =>
  waitForNone(site, `${isDueOrRuns} and ${isDoneOnce}`, 'the end of the jobs')

/** Waits also for what is put off: from then on nothing is written but what the test asks for. */
export const waitForPostponedJobs = (site: Site): Promise<true> =>
  waitForNone(site, `${isLeft} and ${isDoneOnce}`, 'the end of the jobs that are put off')

/** Waits until what deletes from time to time, and has been asked for, has been done. */
export const waitForSweeps = (site: Site): Promise<true> =>
  waitForNone(site, `${isLeft} and name ~ '^sweep'`, 'the end of the sweeps')

/** From then on nothing is asked for by the clock: what deletes once an hour would change a database that is compared. */
export async function stopSchedules(site: Site): Promise<void> {
  await site.pool.query('delete from pgboss.schedule')
  await waitForSweeps(site)
}
