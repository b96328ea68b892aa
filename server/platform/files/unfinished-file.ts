import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, statfs } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { StartRefused } from '../start/start-refused.ts'
import { syncFolder } from './folder.ts'

const bufferBytes = 1024 * 1024
const spaceCheckBytes = 16 * 1024 * 1024
const unfinishedMark = '.unfinished-'

/** A file that cannot be written. The message is for the operator: why, and what to do. */
export class FileNotWritten extends StartRefused {
  override name = 'FileNotWritten'
}

type FileOptions = {
  /** What has to remain free on its disk. */
  minFreeBytes: number
  /** What the sentences call the file. */
  what: 'backup' | 'export'
  /** Recognises other names in the folder whose unfinished files, left by an earlier process, are deleted too. */
  isOurs?: (name: string) => boolean
}

type UnfinishedFile = {
  /** Where the file is until it gets its name. */
  path: string
  write(bytes: Buffer): Promise<void>
  /** Returns the file's size when everything is on disk. */
  sync(): Promise<number>
  /** Gives the file its name, durably. */
  finish(): Promise<void>
  /** Deletes the file, unless it already has its name. */
  discard(): Promise<void>
}

/**
 * Opens a file that gets its name only once it is whole and on disk. Deletes what an earlier process left unfinished for the same name, so
 * only one process may write it at a time. Throws FileNotWritten if there is a file of that name, or if the disk would have less than
 * `minFreeBytes` left.
 */
export async function openUnfinishedFile(
  path: string,
  { minFreeBytes, what, isOurs = () => false }: FileOptions,
): Promise<UnfinishedFile> {
  const throwSentence = (error: unknown): never => explain(error, { path, what })
  if (existsSync(path)) throw new FileNotWritten(`${path} exists already. Name another file.`)
  const folder = dirname(path)
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(error => throwSentence(error))
  await refuseFullDisk(folder, minFreeBytes, what).catch(error => throwSentence(error))
  await removeUnfinished(folder, name => name === basename(path) || isOurs(name))
  const temporary = `${path}${unfinishedMark}${randomBytes(4).toString('hex')}`
  const file = await open(temporary, 'wx', 0o600).catch(error => throwSentence(error))
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
    await refuseFullDisk(folder, minFreeBytes, what)
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
      if (waitingBytes >= bufferBytes) await flush().catch(error => throwSentence(error))
    },
    async sync() {
      await flush()
        .then(() => file.sync())
        .catch(error => throwSentence(error))
      return size
    },
    async finish() {
      await close()
      await rename(temporary, path).catch(error => throwSentence(error))
      await syncFolder(folder)
    },
    async discard() {
      await close()
      await rm(temporary, { force: true })
    },
  }
}

async function removeUnfinished(folder: string, isOurs: (name: string) => boolean): Promise<void> {
  for (const found of await readdir(folder)) {
    const [owner = '', mark] = found.split(unfinishedMark)
    if (mark && isOurs(owner)) await rm(join(folder, found), { force: true })
  }
}

async function refuseFullDisk(folder: string, minFreeBytes: number, what: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize >= minFreeBytes) return
  throw new FileNotWritten(
    `The disk of ${folder} has less than ${Math.round(minFreeBytes / 1e6)} MB left (MIN_FREE_MB), so no ${what} was kept. Free some space, or name another disk.`,
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

function explain(error: unknown, { path, what }: { path: string; what: string }): never {
  const reason = reasons[(error as NodeJS.ErrnoException).code ?? '']
  if (!reason) throw error
  throw new FileNotWritten(`The ${what} ${path} could not be written: ${reason}. Nothing of it was kept.`, {
    cause: error,
  })
}
