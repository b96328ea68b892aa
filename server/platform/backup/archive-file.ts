import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, statfs } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { syncFolder } from '../files/folder.ts'
import { isBeforeMigrationName, isDatedName } from './dated-names.ts'
import { BackupRefused } from './refused.ts'

const bufferBytes = 1024 * 1024
const spaceCheckBytes = 16 * 1024 * 1024
const unfinishedMark = '.unfinished-'

type UnfinishedFile = {
  /** Where it is until it has its name. */
  path: string
  write(bytes: Buffer): Promise<void>
  /** Returns when all is on disk, with its size. */
  sync(): Promise<number>
  /** Gives the file its name, durably. */
  finish(): Promise<void>
  /** Deletes it, unless it has its name. */
  discard(): Promise<void>
}

/**
 * A file that has its name only once it is whole and on disk. What an earlier process left unfinished for the same name is deleted, so only
 * one may write it at a time. Throws BackupRefused where there is a file of that name, or the disk would have less than `minFreeBytes` left.
 */
export async function openUnfinishedFile(path: string, minFreeBytes: number): Promise<UnfinishedFile> {
  if (existsSync(path)) throw new BackupRefused(`${path} exists already. Name another file.`)
  const folder = dirname(path)
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(error => throwSentence(error, path))
  await refuseFullDisk(folder, minFreeBytes).catch(error => throwSentence(error, path))
  await removeUnfinished(folder, basename(path))
  const temporary = `${path}${unfinishedMark}${randomBytes(4).toString('hex')}`
  const file = await open(temporary, 'wx', 0o600).catch(error => throwSentence(error, path))
  let waiting: Buffer[] = []
  let [waitingBytes, size, sizeChecked] = [0, 0, 0]
  let isOpen = true

  async function flush(): Promise<void> {
    const bytes = Buffer.concat(waiting)
    ;[waiting, waitingBytes] = [[], 0]
    for (let at = 0; at < bytes.length; ) at += (await file.write(bytes, at)).bytesWritten
    size += bytes.length
    if (size - sizeChecked < spaceCheckBytes) return
    sizeChecked = size
    await refuseFullDisk(folder, minFreeBytes)
  }

  async function close(): Promise<void> {
    if (isOpen) await file.close()
    isOpen = false
  }

  return {
    path: temporary,
    async write(bytes) {
      waiting.push(bytes)
      waitingBytes += bytes.length
      if (waitingBytes >= bufferBytes) await flush().catch(error => throwSentence(error, path))
    },
    async sync() {
      await flush()
        .then(() => file.sync())
        .catch(error => throwSentence(error, path))
      return size
    },
    async finish() {
      await close()
      await rename(temporary, path).catch(error => throwSentence(error, path))
      await syncFolder(folder)
    },
    async discard() {
      await close()
      await rm(temporary, { force: true })
    },
  }
}

/** Also of the names that the site gives its own backups. */
async function removeUnfinished(folder: string, name: string): Promise<void> {
  for (const found of await readdir(folder)) {
    const [owner = '', mark] = found.split(unfinishedMark)
    const isOurs = owner === name || isDatedName(owner) || isBeforeMigrationName(owner)
    if (mark && isOurs) await rm(join(folder, found), { force: true })
  }
}

async function refuseFullDisk(folder: string, minFreeBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize >= minFreeBytes) return
  throw new BackupRefused(
    `The disk of ${folder} has less than ${Math.round(minFreeBytes / 1e6)} MB left (MIN_FREE_MB), so no backup was kept. Free some space, or name another disk.`,
  )
}

const reasons: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  EROFS: 'that disk is read-only',
  ENOTDIR: 'a part of that path is a file',
  EEXIST: 'a part of that path is a file',
}

function throwSentence(error: unknown, path: string): never {
  const reason = reasons[(error as NodeJS.ErrnoException).code ?? '']
  if (!reason) throw error
  throw new BackupRefused(`The backup ${path} could not be written: ${reason}. Nothing of it was kept.`, {
    cause: error,
  })
}
