import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const git = async (...args: string[]) =>
  (await promisify(execFile)('git', args).catch(() => ({ stdout: '' }))).stdout.trim()

/** Returns the commit that is tested, and whether the working tree has no changes. */
export const readCommit = async (): Promise<{ commit: string; isClean: boolean }> => ({
  commit: await git('rev-parse', 'HEAD'),
  isClean: (await git('status', '--porcelain')) === '',
})
