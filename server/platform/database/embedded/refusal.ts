import { StartRefused } from '../../start/start-refused.ts'

export const databaseUrlAdvice = 'set DATABASE_URL to a PostgreSQL server (15 to 18)'

const systemErrorTexts: Record<string, string> = {
  ENOSPC: 'the disk is full. Free at least 200 MB',
  EDQUOT: 'the disk quota is used up. Free at least 200 MB',
  EACCES: 'this account may not write there. Make it writable, or choose another DATA_DIR',
  EPERM: 'this account may not do that. Run as the owner of the folder, or choose another DATA_DIR',
  EROFS: 'that disk is read-only. Choose a writable DATA_DIR',
  ENOTDIR: 'a part of that path is a file. Choose another DATA_DIR',
  EEXIST: 'something else already bears that name. Choose another DATA_DIR',
  EBUSY: 'something is mounted exactly there. Mount it one folder higher, at DATA_DIR',
}

/** Turns a known file system error into a sentence for the operator. Returns any other error unchanged, to be thrown as a bug. */
export function explainSystemError(error: unknown, dataDir: string): unknown {
  if (error instanceof StartRefused || !isSystemError(error)) return error
  if (isRefusedIdentity(error)) return new StartRefused(rootlessSentence, { cause: error })
  // Node reports ENOENT if it cannot create a folder on a read-only disk.
  const explanation =
    systemErrorTexts[error.code === 'ENOENT' && error.syscall === 'mkdir' ? 'EROFS' : error.code]
  if (!explanation) return error
  const where = error.dest ?? error.path ?? dataDir
  return new StartRefused(`PostgreSQL cannot use ${where}: ${explanation}; or ${databaseUrlAdvice}.`, {
    cause: error,
  })
}

const rootlessSentence =
  'PostgreSQL does not run as root, and this root (a rootless container?) may not run it as another account. ' +
  `Start Mezani as an ordinary user, or ${databaseUrlAdvice}.`

// EPERM without CAP_CHOWN and CAP_SETUID; EINVAL if the user namespace has no such account.
function isRefusedIdentity(error: NodeJS.ErrnoException): boolean {
  const isIdentityCall = error.syscall === 'chown' || error.syscall?.startsWith('spawn') === true
  return process.getuid?.() === 0 && isIdentityCall && (error.code === 'EPERM' || error.code === 'EINVAL')
}

type SystemError = NodeJS.ErrnoException & { code: string; dest?: string }

function isSystemError(error: unknown): error is SystemError {
  return error instanceof Error && typeof (error as NodeJS.ErrnoException).code === 'string'
}

export function hasCode(error: unknown, ...codes: string[]): boolean {
  return isSystemError(error) && codes.includes(error.code)
}
