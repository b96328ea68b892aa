import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { repository } from './sources.ts'

export type LockedPackage = {
  version?: string
  resolved?: string
  integrity?: string
  dev?: boolean
  link?: boolean
  inBundle?: boolean
}

/** package-lock.json; the keys are paths, such as `node_modules/vite`. */
export const readLock = async (): Promise<{ packages: Record<string, LockedPackage> }> =>
  JSON.parse(await readFile(join(repository, 'package-lock.json'), 'utf8'))
