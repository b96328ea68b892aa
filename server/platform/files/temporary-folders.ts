import { mkdtemp, opendir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Job } from '../jobs/jobs.ts'
import type { Limits } from '../limits/default-limits.ts'

const uses = ['received', 'import'] as const
const ownName = new RegExp(`^mezani-(?:${uses.join('|')})-\\w{6}$`)
const hourMs = 3_600_000

/** A folder for one file that is received or read; whoever asked for it deletes it. */
export const makeTemporaryFolder = (use: (typeof uses)[number]): Promise<string> =>
  mkdtemp(join(tmpdir(), `mezani-${use}-`))

/** Deletes those that a killed process has left: nothing has been written to them for so long. */
export async function sweepTemporaryFolders({
  temporaryFolderHours,
}: Pick<Limits, 'temporaryFolderHours'>): Promise<void> {
  const before = Date.now() - temporaryFolderHours * hourMs
  for await (const { name } of await opendir(tmpdir())) {
    if (!ownName.test(name)) continue
    const path = join(tmpdir(), name)
    const isLeft = await Promise.all([path, join(path, 'file')].map(one => isOwnAndOlder(one, before)))
    if (isLeft.every(Boolean)) await rm(path, { recursive: true, force: true })
  }
}

/** What is not there is as old as can be; what another account has is not ours to delete. */
async function isOwnAndOlder(path: string, before: number): Promise<boolean> {
  const found = await stat(path).catch(() => undefined)
  return !found || (found.uid === (process.getuid?.() ?? found.uid) && found.mtimeMs < before)
}

/** Each process that does the site's own work also sweeps when it starts; this is for one that runs for long. */
export const temporaryFolderJobs = ({ limits }: { limits: Limits }): Job<never>[] => [
  {
    name: 'sweep-temporary-folders',
    isSweep: true,
    retries: 0,
    retryDelaySeconds: 1,
    schedule: '37 3 * * *',
    run: () => sweepTemporaryFolders(limits),
  },
]
