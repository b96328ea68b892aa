import type { Pool } from 'pg'
import { runLoad } from '../machine/http.ts'
import { readParent, readProcessorTime } from '../machine/processor-time.ts'
import { median } from '../metric.ts'

/** Processor time of an answer, in milliseconds: of the process that answers, and of its database. */
export type Cost = { process: number; postgres: number }
export type Measured = { port: number; pid: number; requests: string[] }

const connections = 8

/** What one answer to these requests costs. Other load on the machine does not count, since no clock is read. */
export async function measureCost(
  { port, pid, requests }: Measured,
  { postmaster, seconds }: { postmaster: number; seconds: number },
): Promise<Cost> {
  const read = async () => [await readProcessorTime(pid), await readProcessorTime(postmaster)] as const
  const before = await read()
  const { answers } = await runLoad({ port, requests, connections, seconds })
  const after = await read()
  const costOf = (part: 0 | 1) => ((after[part] - before[part]) * 1000) / answers
  return { process: costOf(0), postgres: costOf(1) }
}

/** The median of process and database together. */
export const total = (costs: Cost[]): number =>
  median(costs.map(({ process, postgres }) => process + postgres))

/** The process that PostgreSQL's others are children of. */
export async function findPostmaster(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() pid')
  return readParent(rows[0]?.pid ?? 0)
}
