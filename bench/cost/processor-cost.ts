import type { Pool } from 'pg'
import { runLoad } from '../machine/http.ts'
import { readParent, readProcessorTime } from '../machine/processor-time.ts'
import { median } from '../metric.ts'

/** Processor time of one response, in milliseconds: of the process that responds, and of its database. */
export type Cost = { process: number; postgres: number }
export type Measured = { port: number; pid: number; requests: string[] }

const connections = 8

/** Measures the cost of one response to these requests. It reads no wall clock, so other load on the machine does not count. */
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

/** Returns the median of process and database together. */
export const total = (costs: Cost[]): number =>
  median(costs.map(({ process, postgres }) => process + postgres))

/** Returns the pid of the process that started PostgreSQL's other processes. */
export async function findPostmaster(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() pid')
  return readParent(rows[0]?.pid ?? 0)
}
