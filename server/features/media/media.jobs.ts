import type { Database } from '#server/platform/database/connect.ts'
import type { FileStore } from '#server/platform/files/store.ts'
import type { Job, Jobs } from '#server/platform/jobs/jobs.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { findCoverSubject, updateCover } from './media.queries.ts'
import type { Painter } from './painter/painter.ts'
import { sweepUnknownFiles, sweepUnusedUploads } from './sweep-pictures.ts'
import { deleteCover, putVariants } from './uploads.ts'

const coverDrawing = 'cover-drawing'

/** Enqueues the drawing of this recipe's cover; repeated requests while it waits are one job. */
export const requestCover = (jobs: Jobs, db: Database, recipeId: number, coverKey: string): Promise<void> =>
  jobs.enqueue(db, coverDrawing, { recipeId, coverKey }, { once: coverKey })

type Services = { db: Database; files: FileStore; painter: Painter; limits: Limits }
type Drawing = { recipeId: number; coverKey: string }

export const mediaJobs = (services: Services): Job<never>[] => [
  {
    name: coverDrawing,
    retries: 3,
    retryDelaySeconds: 30,
    run: (drawing: Drawing) => drawAndStore(services, drawing),
  },
  {
    name: 'sweep-unused-uploads',
    isSweep: true,
    retries: 0,
    retryDelaySeconds: 1,
    schedule: '37 * * * *',
    run: () => sweepUnusedUploads(services),
  },
  {
    name: 'sweep-unknown-files',
    isSweep: true,
    retries: 0,
    retryDelaySeconds: 1,
    schedule: '47 3 * * *',
    run: () => sweepUnknownFiles(services),
  },
]

async function drawAndStore(
  { db, files, painter }: Services,
  { recipeId, coverKey }: Drawing,
): Promise<void> {
  const subject = await findCoverSubject(db, recipeId, coverKey)
  if (!subject) return
  const { variants, color, focusX } = await painter.paint(subject)
  await putVariants(files, 'covers', { hash: coverKey, variants })
  if (!(await updateCover(db, coverKey, { color, focusX }))) await deleteCover(files, coverKey)
}
