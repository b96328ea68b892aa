import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const git = async (...args: string[]) =>
  (await promisify(execFile)('git', args).catch(() => ({ stdout: '' }))).stdout.trim()

/** Which commit is tested, and whether the files are as it has them. */
export const readCommit = async (): Promise<{ commit: string; isClean: boolean }> => ({
  commit: await git('rev-parse', 'HEAD'),
  isClean: (await git('status', '--porcelain')) === '',
})
