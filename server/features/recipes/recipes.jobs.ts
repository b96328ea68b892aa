import type { Database } from '#server/platform/database/connect.ts'
import type { FileStore } from '#server/platform/files/store.ts'
import type { Job, Jobs } from '#server/platform/jobs/jobs.ts'
import { type Discarded, discardPictures } from '../media/sweep-pictures.ts'
import { requestWordSweep } from './search/search.ts'

const pictureDiscarding = 'picture-discarding'

/** The pictures and words that a recipe lost by a change or by its deletion. */
type Leftovers = Discarded & { words: string[] }

/** Enqueues the deletion of pictures and words that this recipe lost, as far as no other recipe has them. */
export async function requestLeftoverSweep(
  jobs: Jobs,
  db: Database,
  { words, ...pictures }: Leftovers,
): Promise<void> {
  if (pictures.photos.length > 0 || pictures.coverKey)
    await jobs.enqueue(db, pictureDiscarding, { ...pictures, at: new Date().toISOString() })
  await requestWordSweep(jobs, db, words)
}

/** Enqueues the deletion of photos that a draft lost. A draft has neither a cover nor words. */
export const requestPhotoSweep = (jobs: Jobs, db: Database, photos: string[]): Promise<void> =>
  requestLeftoverSweep(jobs, db, { photos, coverKey: undefined, words: [] })

export const recipeJobs = (services: { db: Database; files: FileStore }): Job<never>[] => [
  {
    name: pictureDiscarding,
    retries: 3,
    retryDelaySeconds: 30,
    run: ({ at, ...pictures }: Discarded & { at: string }) =>
      discardPictures(services, pictures, new Date(at)),
  },
]
