import { setTimeout as sleep } from 'node:timers/promises'
import { CompiledQuery, type Kysely } from 'kysely'
import type { PoolConfig } from 'pg'
import { PgBoss } from 'pg-boss'
import type { DB } from '../database/schema.ts'
import { describeError } from '../log/serialize-error.ts'
import type { JobTracing } from '../telemetry/tracing.ts'

/** One kind of background job. */
export type Job<Data extends object = object> = {
  name: string
  /** Retries after the first failure; each delay doubles from `retryDelaySeconds`. */
  retries: number
  retryDelaySeconds: number
  /** Cron, in UTC, for periodic jobs. Null if this site does not run the job, though it may have run it before. */
  schedule?: string | null
  /** Set for a job that deletes what has been stored for its time. An operator may have that done immediately. */
  isSweep?: true
  /** How long it may run; 15 minutes by default. */
  maxSeconds?: number
  /** The queue where the job waits for an operator after its last retry has failed. Without a queue, the job is deleted. */
  failedQueue?: FailedQueue
  /** The job that runs with the same data when the last retry has failed. */
  whenFailed?: string
  run: (data: Data) => Promise<void>
}

export type FailedQueue = { name: string; retentionDays: number }

export type Jobs = {
  /**
   * Enqueues in the caller's transaction: the job exists if, and only if, the transaction commits.
   * With `once`, a job with the same key within five minutes counts as this one. Of the waiting jobs, one with a greater `priority` starts
   * first.
   */
  enqueue(
    db: Kysely<DB>,
    name: string,
    data: object,
    options?: { once?: string; priority?: number },
  ): Promise<void>
  /** Tries the jobs of this queue of failed jobs again. Returns how many there are. */
  retryFailed(queue: string): Promise<number>
  /** Enqueues every job that deletes what has been stored for its time. */
  sweep(db: Kysely<DB>): Promise<void>
  /** Lets running jobs end, for at most five seconds. */
  stop(): Promise<void>
}

export type JobOptions = {
  /** False for tools: they only enqueue jobs, which the serving process runs. */
  isWorker: boolean
  connection: PoolConfig
  /** Makes each run a span of the trace in which the job was enqueued. */
  tracing?: JobTracing | undefined
  onError: (error: Error) => void
  /** `tries`: how many tries have failed so far. After the last one the job is not tried again. */
  onFailed: (name: string, error: unknown, facts: { tries: number; isLast: boolean }) => void
}

/** New jobs start at once by notification; retries are found by polling, whose default interval is 30 s. */
const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 }

const stopTimeoutMs = 5_000

/** How often jobs are deleted that are done or have waited for too long. The library's default is a day. */
const maintenanceIntervalSeconds = 3600

/** Starts the workers. Each runs one job at a time, so that background jobs do not slow down requests. */
export async function openJobs(
  jobs: Job<never>[],
  { connection, isWorker, tracing, onError, onFailed }: JobOptions,
): Promise<Jobs> {
  const boss = new PgBoss({
    ...connection,
    max: 3,
    application_name: 'mezani jobs',
    // Without these, a server that never responds stops the queue until the operating system gives up, after hours.
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    query_timeout: 20_000,
    useListenNotify: true,
    maintenanceIntervalSeconds,
  } as never)
  boss.on('error', onError)
  await boss.start()
  const failedQueues = new Map(jobs.flatMap(({ failedQueue: queue }) => (queue ? [[queue.name, queue]] : [])))
  for (const { name, retentionDays } of failedQueues.values()) {
    await boss.createQueue(name)
    // A tool may run without the site's settings.
    if (isWorker) await boss.updateQueue(name, { retentionSeconds: retentionDays * 24 * 3600 })
  }
  for (const { name } of jobs) await boss.createQueue(name)
  for (const job of jobs) {
    await boss.updateQueue(job.name, {
      notify: true,
      retryLimit: job.retries,
      retryDelay: job.retryDelaySeconds,
      retryBackoff: true,
      deleteAfterSeconds: 3600,
      deadLetter: job.failedQueue?.name ?? job.whenFailed ?? null,
      ...(job.maxSeconds && { expireInSeconds: job.maxSeconds }),
    })
    if (!isWorker) continue
    let worker = ''
    worker = await boss.work<never>(job.name, { ...polling, includeMetadata: true }, async ([claimed]) => {
      if (!claimed) return
      try {
        const { traceparent, ...data } = (claimed.data ?? {}) as Traced
        const run = () => job.run(data as never)
        await (tracing ? tracing.runJob({ name: job.name, traceparent }, run) : run())
      } catch (error) {
        onFailed(job.name, error, {
          tries: claimed.retryCount + 1,
          isLast: claimed.retryCount >= job.retries,
        })
        throw new Error(describeError(error)) // it is stored with the job
      } finally {
        // Jobs that were enqueued while this one ran have already sent their notification, so fetch again rather than wait for the poll.
        boss.notifyWorker(worker)
      }
    })
    if (job.schedule) await boss.schedule(job.name, job.schedule)
    if (job.schedule === null) await boss.unschedule(job.name)
  }
  const enqueue: Jobs['enqueue'] = async (db, name, data, { once, priority = 0 } = {}) => {
    const dedupe = once && { singletonKey: once, singletonSeconds: dedupeSeconds }
    const traceparent = tracing?.findTraceparent()
    await boss.send(name, { ...data, ...(traceparent && { traceparent }) } satisfies Traced, {
      db: inTransaction(db),
      ...dedupe,
      priority,
    })
  }
  return {
    enqueue,
    async sweep(db) {
      for (const { name } of jobs.filter(({ isSweep }) => isSweep)) await enqueue(db, name, {})
    },
    async retryFailed(queue) {
      let retried = 0
      for (;;) {
        const batch = await boss.redrive(queue)
        if (batch === 0) return retried
        retried += batch
      }
    },
    async stop() {
      // A graceful stop of pg-boss polls its workers only every half second, so they are awaited here.
      const workersDone = Promise.all(jobs.map(({ name }) => boss.offWork(name, { wait: true })))
      await Promise.race([workersDone, sleep(stopTimeoutMs, undefined, { ref: false })])
      await boss.stop({ graceful: false, close: true })
    },
  }
}

/** A job's data in the queue, with the trace that it belongs to. */
type Traced = { traceparent?: string }

const dedupeSeconds = 300

const inTransaction = (db: Kysely<DB>) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, values))
    return { rows: rows as unknown[] as never[] }
  },
})
