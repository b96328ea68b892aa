import { type Kysely, sql } from 'kysely'
import type { DB } from '../database/schema.ts'
import type { FailedQueue, Job } from '../jobs/jobs.ts'
import type { Limits } from '../limits/default-limits.ts'

/**
 * The queue of mails that failed for good. They stay until they are tried again, for `failedMailDays` at most, and only the newest
 * `maxFailedMails`.
 */
export const failedMails = 'failed-mails'

const failedMailsQueue = ({ failedMailDays }: Pick<Limits, 'failedMailDays'>): FailedQueue => ({
  name: failedMails,
  retentionDays: failedMailDays,
})

/** How often a job that sends a mail is tried, and where it waits after the last failure. */
export const mailRetries = (limits: Pick<Limits, 'failedMailDays'>) => ({
  retries: 8,
  retryDelaySeconds: 10,
  failedQueue: failedMailsQueue(limits),
})

export type FailedMail = { kind: string; requestedAt: Date; failedAt: Date; tries: number; reason: string }

const waiting = sql`from pgboss.job where name = ${failedMails} and state = 'created'`

/** Newest first. */
export async function listFailedMails(db: Kysely<DB>, limit: number): Promise<FailedMail[]> {
  const { rows } = await sql<FailedMail>`
    select source_name as kind, source_created_on as "requestedAt", created_on as "failedAt",
      source_retry_count + 1 as tries, coalesce(source_output->>'message', '') as reason
    ${waiting} order by created_on desc, id limit ${limit}`.execute(db)
  return rows
}

export async function countFailedMails(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count ${waiting}`.execute(db)
  return rows[0]?.count ?? 0
}

export const mailJobs = ({ db, limits }: { db: Kysely<DB>; limits: Limits }): Job<never>[] => [
  {
    name: 'sweep-failed-mails',
    isSweep: true,
    retries: 0,
    retryDelaySeconds: 1,
    schedule: '47 * * * *',
    run: () => deleteOldestFailedMails(db, limits.maxFailedMails),
  },
]

/** Deletes the oldest mails beyond `maxMails`. The queue itself drops mails after `failedMailDays`. */
export async function deleteOldestFailedMails(db: Kysely<DB>, maxMails: number): Promise<void> {
  await sql`delete from pgboss.job where name = ${failedMails} and id in
    (select id ${waiting} order by created_on desc, id offset ${maxMails})`.execute(db)
}
