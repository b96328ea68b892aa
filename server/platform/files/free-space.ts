import { randomUUID } from 'node:crypto'
import { mkdir, open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'

const maxAgeMs = 1_000

/**
 * Opens a check of whether the first of these folders can be written to, and each folder's disk has `minFreeBytes` left. It looks at most
 * once a second. PostgreSQL needs the rest: on a full disk it cannot even delete, and it ends if its write-ahead log is there. Each folder
 * may be on a separate disk. A folder that does not exist yet is on the disk of the first.
 */
export function openSpaceCheck(
  folders: readonly [string, ...string[]],
  minFreeBytes: number,
): () => Promise<boolean> {
  let checked: { at: number; answer: Promise<boolean> } | undefined
  return () => {
    if (!checked || performance.now() - checked.at > maxAgeMs)
      checked = { at: performance.now(), answer: hasSpace(folders, minFreeBytes).catch(() => false) }
    return checked.answer
  }
}

async function hasSpace(
  [first, ...others]: readonly [string, ...string[]],
  minFreeBytes: number,
): Promise<boolean> {
  await mkdir(first, { recursive: true })
  const free = await Promise.all([freeBytesOf(first), ...others.map(findFreeBytes)])
  if (free.some(bytes => bytes !== undefined && bytes < minFreeBytes)) return false
  const path = join(first, `.write-probe-${randomUUID()}`)
  try {
    const file = await open(path, 'wx')
    await file
      .writeFile('probe')
      .then(() => file.sync())
      .finally(() => file.close())
  } finally {
    await rm(path, { force: true })
  }
  return true
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

const findFreeBytes = (folder: string): Promise<number | undefined> =>
  freeBytesOf(folder).catch(error => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
