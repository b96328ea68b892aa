import { type Kysely, sql } from 'kysely'
import type { DB } from '../database/schema.ts'

export type RunKind = 'backup' | 'verified_restore'
export type Run = {
  startedAt: Date
  finishedAt: Date
  isSuccessful: boolean
  bytes: number | null
  failure: string | null
}
type FinishedRun = Pick<Run, 'startedAt' | 'isSuccessful' | 'bytes' | 'failure'> & { kind: RunKind }

/** How many runs of each kind are kept. The last successful run is kept too, however many have failed since. */
const maxRuns = 100

/** Records how a run ended. The database of an older Mezani, whose backup comes before its migration, has no table for it. */
export async function insertRun(db: Kysely<DB>, run: FinishedRun): Promise<void> {
  const { rows } = await sql<{
    found: boolean
  }>`select to_regclass('backup_runs') is not null as found`.execute(db)
  if (!rows[0]?.found) return
  const { kind, startedAt, isSuccessful, bytes, failure } = run
  await db
    .insertInto('backup_runs')
    .values({ kind, started_at: startedAt, is_successful: isSuccessful, bytes, failure })
    .execute()
  await sql`delete from backup_runs where id in
    (select id from backup_runs where kind = ${kind} order by id desc offset ${maxRuns})
    and id is distinct from (select max(id) from backup_runs where kind = ${kind} and is_successful)`.execute(
    db,
  )
}

export type BackupStatus = Record<RunKind, { last: Run | undefined; lastSuccessful: Run | undefined }>

/** Finds the last run of each kind, and the last successful one. */
export async function findBackupStatus(db: Kysely<DB>): Promise<BackupStatus> {
  const { rows } = await sql<Run & { kind: RunKind; isLast: boolean }>`
    select kind, started_at as "startedAt", finished_at as "finishedAt", is_successful as "isSuccessful", bytes, failure,
      id = last_id as "isLast"
    from (
      select r.*, max(id) over (partition by kind) as last_id,
        max(id) filter (where is_successful) over (partition by kind) as last_successful_id
      from backup_runs r
    ) as runs
    where id in (last_id, last_successful_id)`.execute(db)
  const statusOf = (kind: RunKind) => {
    const ofKind = rows.filter(row => row.kind === kind)
    return { last: ofKind.find(run => run.isLast), lastSuccessful: ofKind.find(run => run.isSuccessful) }
  }
  return { backup: statusOf('backup'), verified_restore: statusOf('verified_restore') }
}
