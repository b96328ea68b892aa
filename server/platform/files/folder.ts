import { randomUUID } from 'node:crypto'
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import type { FileStore } from './store.ts'

/** Where files are written before they get their name. */
const incoming = '.incoming'

/** Opens a folder on this machine. Files are served while others are written, so each gets its name only when it is whole. */
export function openFolder(location: string): FileStore {
  const root = resolve(location)
  const pathOf = (key: string) => {
    const path = resolve(root, key)
    if (!path.startsWith(root + sep))
      throw new Error(`The key ${JSON.stringify(key)} is outside of the folder.`)
    return path
  }
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      const temporary = join(root, incoming, randomUUID())
      await mkdir(dirname(temporary), { recursive: true })
      await mkdir(dirname(path), { recursive: true })
      try {
        await writeWhole(temporary, bytes)
        await rename(temporary, path)
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
      await syncFolder(dirname(path))
    },
    exists: async key => (await findStats(pathOf(key)))?.isFile() ?? false,
    findBytes: key => unlessMissing(readFile(pathOf(key))),
    delete: key => rm(pathOf(key), { force: true }),
    async *list() {
      for (const folder of await findFolders(root))
        for await (const entry of await opendir(folder, { recursive: true }))
          if (entry.isFile()) {
            const path = join(entry.parentPath, entry.name)
            const found = await findStats(path)
            if (found) yield { key: relative(root, path).replaceAll(sep, '/'), size: found.size }
          }
    },
    findWrittenAt: async key => (await findStats(pathOf(key)))?.mtime,
  }
}

async function writeWhole(path: string, bytes: Uint8Array | string): Promise<void> {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Makes the new name durable. Windows has no such call and needs none. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path)
  await folder.sync().finally(() => folder.close())
}

const isMissing = (error: unknown) =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')

const findStats = (path: string) => unlessMissing(stat(path))

const unlessMissing = <Found>(found: Promise<Found>): Promise<Found | undefined> =>
  found.catch(error => {
    if (isMissing(error)) return undefined
    throw error
  })

/** Returns an array of the folder itself; empty if nothing has been stored yet. */
const findFolders = async (root: string) => ((await findStats(root)) ? [root] : [])
