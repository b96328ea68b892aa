import { mkdtemp, opendir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Job } from '../jobs/jobs.ts'
import type { Limits } from '../limits/default-limits.ts'

const uses = ['received', 'import'] as const
const ownName = new RegExp(`^mezani-(?:${uses.join('|')})-\\w{6}$`)
const hourMs = 3_600_000

/** Makes a folder for one file that is received or read. The caller has to delete it. */
export const makeTemporaryFolder = (use: (typeof uses)[number]): Promise<string> =>
  mkdtemp(join(tmpdir(), `mezani-${use}-`))

/** Deletes the folders that killed processes have left: those to which nothing has been written for `temporaryFolderHours`. */
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

/** True for what does not exist, and for what is older and ours. What belongs to another account is not ours to delete. */
async function isOwnAndOlder(path: string, before: number): Promise<boolean> {
  const found = await stat(path).catch(() => undefined)
  return !found || (found.uid === (process.getuid?.() ?? found.uid) && found.mtimeMs < before)
}

/** Each process that does the site's own work also sweeps when it starts. This job is for a process that runs for long. */
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
