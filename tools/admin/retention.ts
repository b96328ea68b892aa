import type { Services } from '#server/app.ts'

/** Starts the deletions that the site starts by itself every hour or night. */
export async function runRetention({ db, jobs }: Services): Promise<void> {
  await jobs.sweep(db)
  console.log(
    'What has been stored for its time is deleted now by the site that runs, else by the next one that starts.',
  )
}
