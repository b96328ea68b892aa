import type { Database } from '#server/platform/database/connect.ts'
import type { FileStore } from '#server/platform/files/store.ts'
import type { Job, Jobs } from '#server/platform/jobs/jobs.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { findCoverSubject, updateCover } from './media.queries.ts'
import type { Painter } from './painter/painter.ts'
import { sweepUnknownFiles, sweepUnusedUploads } from './sweep-pictures.ts'
import { deleteCover, putVariants, sketchKey } from './uploads.ts'

const coverDrawing = 'cover-drawing'

/** Sketches come before any cover in all sizes. First come the sketches that somebody is looking at. */
const priorities = { all: 0, sketch: 1, seen: 2 }

/**
 * Enqueues the drawing of this recipe's cover: soon a sketch, later all sizes. Repeated requests add no jobs while these wait. `isSeen`
 * means that somebody is looking at the cover's place on a page now.
 */
export async function requestCover(
  jobs: Jobs,
  db: Database,
  { id: recipeId, coverKey }: { id: number; coverKey: string },
  { isSeen = false } = {},
): Promise<void> {
  for (const kind of [isSeen ? 'seen' : 'sketch', 'all'] as const)
    await jobs.enqueue(
      db,
      coverDrawing,
      { recipeId, coverKey, isSketch: kind !== 'all' },
      { once: `${coverKey} ${kind}`, priority: priorities[kind] },
    )
}

type Services = { db: Database; files: FileStore; painter: Painter; limits: Limits }
/** A job that an older version enqueued has no `isSketch`. */
type Drawing = { recipeId: number; coverKey: string; isSketch?: boolean }

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
  { recipeId, coverKey, isSketch }: Drawing,
): Promise<void> {
  if (isSketch && (await files.exists(sketchKey(coverKey)))) return
  const subject = await findCoverSubject(db, recipeId, coverKey)
  if (!subject) return
  const { variants, color, focusX } = await (isSketch ? painter.sketch(subject) : painter.paint(subject))
  await putVariants(files, 'covers', { hash: coverKey, variants })
  if (!(await updateCover(db, coverKey, { color, focusX }))) await deleteCover(files, coverKey)
}
