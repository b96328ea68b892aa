import { pipeline } from 'node:stream/promises'
import type { Client, ClientBase, PoolConfig } from 'pg'
import { PgBoss } from 'pg-boss'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { JobsHead, PartContent, WritePart } from './archive-format.ts'
import { BackupRefused } from './refused.ts'

/** The columns that the queue has for a job before it runs. Periodic jobs are not saved, because each start schedules them. */
const columns = [
  ...[
    'id',
    'name',
    'priority',
    'data',
    'state',
    'retry_limit',
    'retry_count',
    'retry_delay',
    'retry_backoff',
  ],
  ...['retry_delay_max', 'expire_seconds', 'deletion_seconds', 'singleton_key', 'start_after', 'created_on'],
  ...['keep_until', 'dead_letter', 'policy', 'source_name', 'source_id', 'source_created_on'],
  ...['source_retry_count', 'source_output', 'source_root_id'],
]

const isPending = `state in ('created', 'retry', 'active') and name not like '\\_\\_%'
  and name not in (select name from pgboss.schedule)`

/** A running job is saved as one that will be tried again: a mail may go out twice, but none is lost. */
const savedColumns = columns.map(column =>
  column === 'state' ? "case state when 'active' then 'retry' else state end" : column,
)

/** Exports the waiting jobs and the names of their queues, including the queues to which they go when they have failed for good. */
export async function exportJobs(client: Client, writePart: WritePart): Promise<void> {
  if (!(await hasQueue(client))) return
  const { rows } = await client.query<{ name: string }>(
    `select distinct queue collate "C" as name from pgboss.job, unnest(array[name, dead_letter]) as queue
     where ${isPending} and queue is not null order by 1`,
  )
  const jobs = `select ${savedColumns.join(', ')} from pgboss.job where ${isPending} order by id`
  await writePart(
    { kind: 'jobs', columns, queues: rows.map(({ name }) => name) },
    client.query(copyTo(`copy (${jobs}) to stdout`)),
  )
}

async function hasQueue(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    "select to_regclass('pgboss.job') is not null as found",
  )
  return rows[0]?.found === true
}

/** Creates the queue's own tables and the queues of these jobs, if they are missing. */
export async function prepareQueues(connection: PoolConfig, queues: string[]): Promise<void> {
  const boss = new PgBoss({ ...connection, max: 1, supervise: false, schedule: false } as never)
  boss.on('error', () => undefined) // what is asked of it rejects with the same error
  await boss.start()
  try {
    for (const queue of queues) await boss.createQueue(queue)
  } finally {
    await boss.stop({ graceful: false, close: true })
  }
}

/** Deletes all jobs. Without a queue there are none. */
export async function deleteJobs(client: ClientBase): Promise<void> {
  if (await hasQueue(client)) await client.query('delete from pgboss.job')
}

export async function importJobs(
  client: Client,
  { columns: saved }: JobsHead,
  content: PartContent,
): Promise<void> {
  await refuseUnknownColumns(client, saved)
  await pipeline(content, client.query(copyFrom(`copy pgboss.job (${saved.join(', ')}) from stdin`)))
}

async function refuseUnknownColumns(client: ClientBase, saved: string[]): Promise<void> {
  const { rows } = await client.query<{ missing: string }>(
    `select column_name as missing from unnest($1::text[]) as column_name
     except select attname::text from pg_attribute where attrelid = 'pgboss.job'::regclass`,
    [saved],
  )
  if (rows.length === 0) return
  const missing = rows.map(row => row.missing).join(', ')
  throw new BackupRefused(
    `The backup's background jobs have what this version does not know (${missing}). Restore it with the version that made it; nothing was changed.`,
  )
}
