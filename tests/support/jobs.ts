import { type TestSite, waitFor } from './site.ts'

/** Waits until every mail that was asked for has been sent, or was not. */
export const waitForMailJobs = ({ pool }: Pick<TestSite, 'pool'>): Promise<true> =>
  waitFor(async () => {
    const { rowCount } = await pool.query(
      "select from pgboss.job where name like '%-mail' and state < 'completed'",
    )
    return rowCount === 0 ? true : undefined
  }, 'the end of the mail jobs')

/** Waits until nothing is left to do but what is done from time to time. */
export const waitForJobs = ({ pool }: Pick<TestSite, 'pool'>): Promise<true> =>
  waitFor(async () => {
    const { rowCount } = await pool.query(
      "select from pgboss.job where state in ('created', 'retry', 'active') and name not like '\\_\\_%' and name !~ '^sweep'",
    )
    return rowCount === 0 ? true : undefined
  }, 'the end of the jobs')

/** Waits until what deletes from time to time, and has been asked for, has been done. */
export const waitForSweeps = ({ pool }: Pick<TestSite, 'pool'>): Promise<true> =>
  waitFor(async () => {
    const { rowCount } = await pool.query(
      "select from pgboss.job where state in ('created', 'retry', 'active') and name ~ '^sweep'",
    )
    return rowCount === 0 ? true : undefined
  }, 'the end of the sweeps')
