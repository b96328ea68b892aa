import type { Services } from '#server/app.ts'

/** What the site does by itself every hour or night: the jobs that delete what is stored for a time. */
const sweeps = [
  'sweep-expired',
  'sweep-contact-messages',
  'sweep-notifications',
  'sweep-failed-mails',
  'sweep-rate-counts',
  'sweep-unused-uploads',
  'sweep-unknown-files',
  'sweep-vocabulary',
  'sweep-facets',
]

export async function runRetention({ db, jobs }: Services): Promise<void> {
  for (const name of sweeps) await jobs.enqueue(db, name, {})
  console.log(
    'What has been stored for its time is deleted now by the site that runs, else by the next one that starts.',
  )
}
