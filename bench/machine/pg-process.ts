// The baseline for database work: the same statements through `pg` alone, from the same number of callers.
import { Client } from 'pg'
import { openPool } from '#server/platform/database/connect.ts'

export type Statement = { sql: string; parameters: unknown[] }
export type PgLoad = { url: string; work: Statement[][]; callers: number; seconds: number }

process.on('message', async ({ url, work, callers, seconds }: PgLoad) => {
  const pool = openPool({ connectionString: url, max: 16, Client }, error => console.error(error.message))
  let done = 0
  const started = performance.now()
  const until = started + seconds * 1000
  const call = async () => {
    while (performance.now() < until) {
      for (const { sql, parameters } of work[done++ % work.length] ?? []) await pool.query(sql, parameters)
    }
  }
  await Promise.all(Array.from({ length: callers }, call))
  const perSecond = done / ((performance.now() - started) / 1000)
  await pool.end()
  process.send?.(perSecond)
})
