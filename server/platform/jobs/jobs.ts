import { setTimeout as sleep } from 'node:timers/promises'
import { CompiledQuery, type Kysely } from 'kysely'
import type { PoolConfig } from 'pg'
import { PgBoss } from 'pg-boss'
import type { DB } from '../database/schema.ts'

/** One kind of background job. */
export type Job<Data extends object = object> = {
  name: string
  /** Retries after the first failure; each delay doubles from `retryDelaySeconds`. */
  retries: number
  retryDelaySeconds: number
  /** Cron, UTC: for periodic jobs. */
  schedule?: string
  run: (data: Data) => Promise<void>
}

export type Jobs = {
  /**
   * Enqueues in the caller's transaction: the job is there if, and only if, the transaction commits.
   * With `once`, a job with the same key within five minutes is this one.
   */
  enqueue(db: Kysely<DB>, name: string, data: object, options?: { once?: string }): Promise<void>
  /** Lets running jobs end, for at most five seconds. */
  stop(): Promise<void>
}

export type JobOptions = {
  /** False for tools: they only enqueue jobs, which the serving process runs. */
  isWorker: boolean
  connection: PoolConfig
  onError: (error: Error) => void
  onFailed: (name: string, error: unknown) => void
}

/** New jobs start at once by notification; retries are found by polling, whose default interval is 30 s. */
const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 }

const stopTimeoutMs = 5_000

/** Starts the workers. Each runs one job at a time, so that background jobs do not slow down requests. */
export async function openJobs(
  jobs: Job<never>[],
  { connection, isWorker, onError, onFailed }: JobOptions,
): Promise<Jobs> {
  const boss = new PgBoss({
    ...connection,
    max: 3,
    application_name: 'mezani jobs',
    useListenNotify: true,
  } as never)
  boss.on('error', onError)
  await boss.start()
  for (const job of jobs) {
    await boss.createQueue(job.name)
    await boss.updateQueue(job.name, {
      notify: true,
      retryLimit: job.retries,
      retryDelay: job.retryDelaySeconds,
      retryBackoff: true,
      deleteAfterSeconds: 3600,
    })
    if (!isWorker) continue
    let worker = ''
    worker = await boss.work<never>(job.name, polling, async ([claimed]) => {
      if (!claimed) return
      try {
        await job.run(claimed.data)
      } catch (error) {
        onFailed(job.name, error)
        throw error
      } finally {
        // Jobs enqueued while this one ran sent their notification already: fetch again rather than wait for the poll.
        boss.notifyWorker(worker)
      }
    })
    if (job.schedule) await boss.schedule(job.name, job.schedule)
  }
  return {
    async enqueue(db, name, data, { once } = {}) {
      const dedupe = once && { singletonKey: once, singletonSeconds: dedupeSeconds }
      await boss.send(name, data, { db: inTransaction(db), ...dedupe })
    },
    async stop() {
      // A graceful stop of pg-boss polls its workers only every half second; so they are awaited here.
      const workersDone = Promise.all(jobs.map(({ name }) => boss.offWork(name, { wait: true })))
      await Promise.race([workersDone, sleep(stopTimeoutMs, undefined, { ref: false })])
      await boss.stop({ graceful: false, close: true })
    },
  }
}

const dedupeSeconds = 300

const inTransaction = (db: Kysely<DB>) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, values))
    return { rows: rows as unknown[] as never[] }
  },
})
