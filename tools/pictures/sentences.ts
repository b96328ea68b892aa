import type { CopyCounts } from '#server/platform/files/copy-pictures.ts'

export type Direction = 'to-bucket' | 'to-folder'
type Places = { bucket: string; folder: string }

const amount = ({ copied, copiedBytes }: CopyCounts) =>
  `${copied} copied (${(copiedBytes / 1e6).toFixed(1)} MB)`

export const describeProgress = (counts: CopyCounts): string =>
  `${counts.found} pictures looked at, ${amount(counts)}`

/** Says what was done, and what the operator does next. */
export function describeResult(direction: Direction, { bucket, folder }: Places, counts: CopyCounts): string {
  const [from, to] = direction === 'to-bucket' ? [folder, `bucket ${bucket}`] : [`bucket ${bucket}`, folder]
  const settings = direction === 'to-bucket' ? 'with the S3_* settings' : 'without the S3_* settings'
  const lines = [
    counts.found === 0
      ? `There are no pictures in ${from}.`
      : `${from}: ${counts.found} pictures, ${amount(counts)}; all are in ${to}, those that were copied read back and right.`,
    counts.others > 0 &&
      `${to} has ${counts.others} more. The site deletes those that no recipe and nobody shows, in the night after two days.`,
    counts.copied > 0
      ? `Next: stop the site, run this once more for what came meanwhile, and start the site ${settings}.`
      : `Nothing was missing. Next, if the site was stopped before this: start it ${settings}.`,
  ]
  return lines.filter(Boolean).join('\n')
}
