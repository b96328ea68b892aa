import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { importFileRoutes } from '#contract/import-files.ts'
import { importedRecipesPageSize, importsPageSize, maxNameLength } from '#contract/limits.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import { deleteParts, openParts } from '#server/platform/files/parts.ts'
import { type FileStore, importKey } from '#server/platform/files/store.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import { findMade, type KeyedRequest, makeOnce } from '#server/platform/http/idempotency-keys.queries.ts'
import { notFound, Refusal, refuse } from '#server/platform/http/problems.ts'
import type { ReceivedFile } from '#server/platform/http/upload.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { readIdCursor } from '#server/platform/paging/cursor.ts'
import { idOf, pageOf } from '#server/platform/paging/page.ts'
import * as t from '#texts/import-answers.ts'
import { importNotFound } from '#texts/requests.ts'
import { photoHashesOf } from '../../media/picture-quota.ts'
import { lockMember } from '../../media/uploads.queries.ts'
import { requestPhotoSweep } from '../../recipes/recipes.jobs.ts'
import type { FileReading } from '../reader/file-reading.ts'
import { enqueueImport } from './batches.jobs.ts'
import { presentBatch, presentImportedRecipe } from './batches.present.ts'
import {
  type BatchRow,
  deleteUnchangedDrafts,
  endBatch,
  findBatch,
  insertBatch,
  listBatches,
  measureImports,
} from './batches.queries.ts'
import { listRecipes } from './imported-recipes.queries.ts'

type Services = {
  db: Database
  files: FileStore
  jobs: Jobs
  limits: Limits
  fileReading: FileReading
  publicUrl: () => string
}

const daySeconds = 86_400
const hourSeconds = 3_600

export const importFileHandlers = (services: Services): HandlersOf<keyof typeof importFileRoutes> => {
  const { jobs, limits, publicUrl } = services
  const present = (row: BatchRow) => presentBatch(row, limits.importReportDays)
  return {
    async importFile({ viewer: { userId }, received, keyed, db }) {
      if (!received) throw new Error('A row with a large file was called without one.')
      // Measures first. If the same request, sent twice, stores an import meanwhile, `findMade` finds it.
      const stored = await measureImports(db, userId)
      const sent = await findMade(db, keyed, id => findBatch(db, { id, userId }))
      if (sent) return present(sent)
      refuseMore(stored, limits)
      const expected = await countDocuments(services.fileReading, received)
      return present(await storeBatch(services, userId, { received, expected, keyed }))
    },

    listImports: async ({ viewer, db }) =>
      (await listBatches(db, viewer.userId, importsPageSize)).map(present),

    getImport: async ({ params, viewer, db }) =>
      present(await getBatch(db, { id: params.id, userId: viewer.userId })),

    async listImportedRecipes({ params, query, viewer, db }) {
      const { id } = await getBatch(db, { id: params.id, userId: viewer.userId })
      const after = readIdCursor(query.cursor) ?? 0
      const limit = importedRecipesPageSize + 1
      const rows = await listRecipes(db, id, { only: query.only, limit, after })
      const { shown, next = null } = pageOf(rows, importedRecipesPageSize, idOf)
      return {
        recipes: shown.map(row => presentImportedRecipe(row, publicUrl())),
        next,
      }
    },

    cancelImport: ({ params, viewer, db }) =>
      runTransaction(db, async trx => {
        const own = { id: params.id, userId: viewer.userId }
        await getBatch(trx, own)
        await endBatch(trx, own.id, { state: 'cancelled' })
        return present(await getBatch(trx, own))
      }),

    undoImport: ({ params, viewer, db }) =>
      runTransaction(db, async trx => {
        const own = { id: params.id, userId: viewer.userId }
        await getBatch(trx, own)
        // Ends the batch before deleting its drafts. This waits for a job that is storing a draft; afterwards the job stores no more.
        await endBatch(trx, own.id, {
          state: 'undone',
          from: ['waiting', 'reading', 'done', 'cancelled', 'failed'],
        })
        const deleted = await deleteUnchangedDrafts(trx, own)
        await requestPhotoSweep(jobs, trx, deleted.flatMap(photoHashesOf))
        return present(await getBatch(trx, own))
      }),
  }
}

async function getBatch(db: Database, own: { id: number; userId: number }): Promise<BatchRow> {
  const row = await findBatch(db, own)
  if (!row) throw notFound(importNotFound)
  return row
}

type Measured = Awaited<ReturnType<typeof measureImports>>

function refuseMore({ isOpen, today, allBytes }: Measured, limits: Limits): void {
  if (isOpen) refuse('conflict', t.importRuns)
  if (today >= limits.importsPerDay)
    refuse('too_many_requests', t.tooManyImports(limits.importsPerDay), { retryAfter: daySeconds })
  if (allBytes + limits.maxImportBytes > limits.maxAllImportsBytes)
    refuse('unavailable', t.noRoomForImports, { retryAfter: hourSeconds })
}

/** Counts the documents of a file before it is stored. Refuses a file that is hostile or broken, or that cannot contain recipes. */
async function countDocuments(fileReading: FileReading, { path, name }: ReceivedFile): Promise<number> {
  const answer = await fileReading.ask({ path, fileName: name }).catch((cause: unknown) => {
    throw new Refusal('unreadable_file', t.tooIntricateFile, { cause })
  })
  if ('documents' in answer) return answer.documents
  const problem = 'problem' in answer ? answer.problem : 'broken'
  return refuse('unreadable_file', t.cannotRead(problem))
}

type Stored = { received: ReceivedFile; expected: number; keyed: KeyedRequest | undefined }

async function storeBatch(
  { db, files, jobs, limits }: Services,
  userId: number,
  { received, expected, keyed }: Stored,
): Promise<BatchRow> {
  const name = randomBytes(16).toString('hex')
  const keyOf = importKey(name)
  const stored = openParts(files, keyOf, limits.maxImportBytes)
  let isKept = false
  try {
    for await (const bytes of createReadStream(received.path)) await stored.write(bytes as Buffer)
    const { parts, bytes } = await stored.end()
    const make = async (trx: Database) => {
      await lockMember(trx, userId)
      refuseMore(await measureImports(trx, userId), limits)
      const fileName = shortName(received.name)
      const id = await insertBatch(trx, { userId, fileName, bytes, name, parts, expected })
      await enqueueImport(jobs, trx, id)
      return id
    }
    let madeId: number | undefined
    const batch = await runTransaction(db, async trx => {
      const id = await makeOnce(trx, keyed, {
        make: async () => (madeId = await make(trx)),
        find: known => findBatch(trx, { id: known, userId }),
      })
      return getBatch(trx, { id, userId })
    })
    isKept = batch.id === madeId
    return batch
  } finally {
    if (!isKept) await deleteParts(files, keyOf, 0)
  }
}

/** Shortens a file name. Keeps the end, because the file's type is at the end. */
const shortName = (name: string): string => name.replaceAll('\0', '').toWellFormed().slice(-maxNameLength)
