import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Whether a program of Debian's is there; `.ci/release` installs them. */
export const isInstalled = (program: string): Promise<boolean> =>
  promisify(execFile)('which', [program]).then(
    () => true,
    () => false,
  )
