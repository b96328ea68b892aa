import { setTimeout as sleep } from 'node:timers/promises'
import { CompiledQuery, type Kysely } from 'kysely'
import type { PoolConfig } from 'pg'
import { PgBoss } from 'pg-boss'
import type { DB } from '../database/schema.ts'

/** One kind of background work: what it is told, and what is done with it. */
export type Job<Data extends object = object> = {
  name: string
  /** How often it is tried again; each wait doubles from `retryDelaySeconds`. */
  retries: number
  retryDelaySeconds: number
  /** Cron, UTC: for work that nobody asks for. */
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
  /** A tool only leaves work behind; whoever serves the site does it. */
  isWorker: boolean
  connection: PoolConfig
  onError: (error: Error) => void
  onFailed: (name: string, error: unknown) => void
}

/** Announced jobs start at once; one that is tried again is found by polling, which is 30 s apart by default. */
const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 }

const stopTimeoutMs = 5_000

/** Starts the workers. One job at a time each: nothing in the background may crowd out a person who waits. */
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
        // Jobs that came while this one ran were announced once for all: look again rather than wait for the poll.
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
      // A graceful stop of pg-boss looks only every half second whether its workers are done; so they are awaited here.
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
