import type { Database } from '#server/platform/database/connect.ts'
import { deleteParts } from '#server/platform/files/parts.ts'
import { importKey } from '#server/platform/files/store.ts'
import type { Job, Jobs } from '#server/platform/jobs/jobs.ts'
import * as t from '#texts/import-answers.ts'
import {
  deleteOldBatches,
  endBatch,
  endStaleBatches,
  findParts,
  forgetParts,
  listParts,
  startBatch,
} from './batches.queries.ts'
import type { ImportServices } from './import-services.ts'
import { readOn } from './read-batch.ts'

const reading = 'import'
const failed = 'import-failed'

export const enqueueImport = (jobs: Jobs, db: Database, batchId: number): Promise<void> =>
  jobs.enqueue(db, reading, { batchId })

type Services = ImportServices & { jobs: () => Jobs }
type ImportJob = { batchId: number }

/** Members take turns: after this time, the next member's file is read. */
const turnMs = 20_000
/** After this time, the turn of a killed process is given to another process. */
const maxTurnSeconds = 120
/** A file that waits longer than this is no longer stored and cannot be read. */
const staleHours = 48
const sweptAtOnce = 100

export const importJobs = (services: Services): Job<never>[] => [
  {
    name: reading,
    retries: 5,
    retryDelaySeconds: 5,
    maxSeconds: maxTurnSeconds,
    whenFailed: failed,

    run: ({ batchId }: ImportJob) => takeTurn(services, batchId),
  },
  {
    name: failed,
    retries: 8,
    retryDelaySeconds: 10,
    run: ({ batchId }: ImportJob) => breakOff(services, batchId),
  },
  {
    name: 'sweep-imports',
    isSweep: true,
    retries: 0,
    retryDelaySeconds: 1,
    schedule: '17 * * * *',
    run: () => sweepImports(services),
  },
]

async function takeTurn(services: Services, batchId: number): Promise<void> {
  const { db, files, jobs } = services
  const batch = await startBatch(db, batchId)
  if (!batch) return discardEnded(services, batchId)
  const outcome = await readOn(services, batch, turnMs)
  if (outcome === 'unfinished') return enqueueImport(jobs(), db, batchId)
  if (outcome !== 'stopped') await endBatch(db, batchId, outcome)
  await discardParts({ db, files }, batch)
}

/** Ends a batch whose job failed. Its member reads why it stopped, may undo what it made, and may send the file again. */
async function breakOff(services: Services, batchId: number): Promise<void> {
  await endBatch(services.db, batchId, { state: 'failed', reason: t.brokenOff })
  await discardEnded(services, batchId)
}

/** Deletes what is stored of the file of a batch that has ended. */
async function discardEnded(services: Services, batchId: number): Promise<void> {
  const stored = await findParts(services.db, batchId)
  if (stored) await discardParts(services, stored)
}

/** Deletes the stored parts of a file first, and only then forgets them: without the row nobody would find them. */
async function discardParts(
  { db, files }: Pick<Services, 'db' | 'files'>,
  { name, parts }: { name: string; parts: number },
): Promise<void> {
  await deleteParts(files, importKey(name), parts)
  await forgetParts(db, name)
}

export async function deleteImportFilesOf(
  services: Pick<Services, 'db' | 'files'>,
  userId: number,
): Promise<void> {
  for (;;) {
    const stored = await listParts(services.db, { userId }, sweptAtOnce)
    for (const one of stored) await discardParts(services, one)
    if (stored.length < sweptAtOnce) return
  }
}

async function sweepImports({ db, files, limits }: Services): Promise<void> {
  await endStaleBatches(db, staleHours, t.fileIsGone)
  for (;;) {
    const stored = await listParts(db, 'ended', sweptAtOnce)
    for (const one of stored) await discardParts({ db, files }, one)
    if (stored.length < sweptAtOnce) break
  }
  await deleteOldBatches(db, limits.importReportDays)
}
