import { accessSync, constants, mkdirSync } from 'node:fs'
import { StartRefused } from './start-refused.ts'

const reasons: Record<string, string> = {
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  EROFS: 'that disk is read-only',
  // Node's code if it cannot create a folder on a read-only disk.
  ENOENT: 'that disk is read-only',
  ENOTDIR: 'a part of that path is a file',
  EEXIST: 'that is a file',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
}

/** Creates DATA_DIR if needed. Throws StartRefused if this account cannot write there. */
export function refuseUnusableDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? '']
    if (!reason) throw error
    const remedy = 'Make it a folder that this account can write, or set DATA_DIR to one.'
    throw new StartRefused(`DATA_DIR: ${dataDir} cannot be used, because ${reason}. ${remedy}`, {
      cause: error,
    })
  }
}
