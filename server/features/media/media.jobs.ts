import type { Database } from '#server/platform/database/connect.ts'
import type { FileStore } from '#server/platform/files/store.ts'
import type { Job, Jobs } from '#server/platform/jobs/jobs.ts'
import { findCoverSubject, updateCover } from './media.queries.ts'
import { variantKey } from './media.urls.ts'
import type { Painter } from './painter/painter.ts'

const coverDrawing = 'cover-drawing'

/** Enqueues the drawing of this recipe's cover; repeated requests while it waits are one job. */
export const requestCover = (jobs: Jobs, db: Database, recipeId: number, coverKey: string): Promise<void> =>
  jobs.enqueue(db, coverDrawing, { recipeId, coverKey }, { once: coverKey })

type Services = { db: Database; files: FileStore; painter: Painter }
type Drawing = { recipeId: number; coverKey: string }

export const mediaJobs = (services: Services): Job<never>[] => [
  {
    name: coverDrawing,
    retries: 3,
    retryDelaySeconds: 30,
    run: (drawing: Drawing) => drawAndStore(services, drawing),
  },
]

/** The largest file is stored last, so where it exists, all others do. */
async function drawAndStore(
  { db, files, painter }: Services,
  { recipeId, coverKey }: Drawing,
): Promise<void> {
  const subject = await findCoverSubject(db, recipeId, coverKey)
  if (!subject) return
  const { variants, color, focusX } = await painter.paint(subject)
  for (const { name, bytes } of variants.toSorted((a, b) => a.bytes.length - b.bytes.length)) {
    await files.put(variantKey('covers', coverKey, name), bytes)
  }
  await updateCover(db, coverKey, { color, focusX })
}
