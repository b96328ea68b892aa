import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { StartRefused } from '../../start/start-refused.ts'
import { setOwnerAndMode } from './account.ts'
import { program } from './binaries.ts'
import type { Placement } from './placement.ts'
import { databaseUrlAdvice, hasCode } from './refusal.ts'
import type { Settings } from './settings.ts'

export const superuser = 'postgres'
export const clusterOf = ({ home }: Pick<Placement, 'home'>) => join(home, 'cluster')
/** The folders of the tables and of the write-ahead log. */
export const foldersOf = (cluster: string): string[] => [cluster, join(cluster, 'pg_wal')]

/** Creates the cluster if there is none, and refuses one of another major version. Returns the password of its accounts. */
export async function prepareCluster(placement: Placement, settings: Settings): Promise<string> {
  const found = readIfExists(join(clusterOf(placement), 'PG_VERSION'))
  if (found === undefined) await createCluster(placement, settings)
  else refuseOtherMajor(placement, found.trim())
  const password = readIfExists(join(placement.home, 'password'))
  if (password) return password
  throw new StartRefused(
    `The file ${join(placement.home, 'password')} is missing, and without it nobody can open the database beside it. ` +
      'Put it back from a copy of DATA_DIR.',
  )
}

function refuseOtherMajor({ home, version }: Placement, found: string): void {
  const [major] = version.split('.')
  if (found === major) return
  throw new StartRefused(
    `The data in ${home} was written by PostgreSQL ${found}, and this Mezani brings PostgreSQL ${major}. Make a backup ` +
      `with the Mezani that wrote it and restore that here, or ${databaseUrlAdvice}.`,
  )
}

/**
 * Creates the whole home under another name and renames it, so that a start that is killed half-way leaves nothing that the next start
 * could mistake for a cluster. Only called by the holder of the lock.
 */
async function createCluster(placement: Placement, settings: Settings): Promise<void> {
  const { home, account } = placement
  if (existsSync(home) && readdirSync(home).length > 0) throw foreignFilesRefusal(home)
  await removeUnfinished(home)
  const unfinished = `${home}.new-${randomBytes(4).toString('hex')}`
  mkdirSync(unfinished, { mode: 0o700 })
  try {
    if (account) setOwnerAndMode(unfinished, { uid: 0, gid: account.gid }, 0o710)
    await initialise({ ...placement, home: unfinished }, settings)
    renameSync(unfinished, home)
    syncFolder(dirname(home))
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

async function removeUnfinished(home: string): Promise<void> {
  const prefix = `${basename(home)}.new-`
  const leftovers = readdirSync(dirname(home)).filter(name => name.startsWith(prefix))
  // Retries, because the initdb of a killed start may still be writing there.
  for (const name of leftovers)
    await rm(join(dirname(home), name), { recursive: true, force: true, maxRetries: 5 })
}

async function initialise(placement: Placement, settings: Settings): Promise<void> {
  const passwordFile = join(placement.home, 'password')
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true })
  mkdirSync(clusterOf(placement))
  setOwnerAndMode(clusterOf(placement), placement.account, 0o700)
  setOwnerAndMode(passwordFile, placement.account, 0o600) // initdb reads it; afterwards only our account may
  await runInitdb(placement, passwordFile, settings)
  if (placement.account) setOwnerAndMode(passwordFile, { uid: 0, gid: 0 }, 0o600)
  syncFolder(placement.home)
}

// The builtin C.UTF-8 gives the same order and lower() on every machine. lc_ctype must still be a UTF-8 one: with C, pg_trgm drops every
// letter that is not ASCII. macOS and Windows: not tested.
const ctypes: Partial<Record<NodeJS.Platform, string>> = { linux: 'C.UTF-8', darwin: 'en_US.UTF-8' }

async function runInitdb(placement: Placement, passwordFile: string, settings: Settings): Promise<void> {
  const args = [
    ...['-D', clusterOf(placement), '-U', superuser, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
    ...['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--lc-collate=C'],
    ...[`--lc-ctype=${ctypes[process.platform] ?? 'C'}`, '--data-checksums', '--no-instructions'],
    ...(settings.fsync === 'off' ? ['--no-sync'] : []),
  ]
  try {
    await promisify(execFile)(program(placement.native, 'initdb'), args, {
      cwd: '/',
      env: { LC_ALL: 'C' },
      ...placement.account,
    })
  } catch (error) {
    throw explainInitdb(placement.home, error)
  }
}

function explainInitdb(home: string, error: unknown): unknown {
  if (!(error instanceof Error && 'stderr' in error && error.stderr)) return error
  const reason = /(?:error|FATAL|PANIC): +(.*)/.exec(String(error.stderr))?.[1] ?? String(error.stderr).trim()
  const remedy = /No space left/.test(reason) ? 'Free at least 200 MB' : 'Choose another DATA_DIR'
  return new StartRefused(
    `PostgreSQL could not prepare ${dirname(home)}: ${reason}. ${remedy}, or ${databaseUrlAdvice}.`,
  )
}

function foreignFilesRefusal(home: string): StartRefused {
  return new StartRefused(
    `${home} holds files, but no PostgreSQL data. Move them away, or choose another DATA_DIR.`,
  )
}

// Without fsync of the folder a power cut may undo the rename, and lose the whole database.
function syncFolder(path: string): void {
  if (process.platform === 'win32') return
  const folder = openSync(path, 'r')
  fsyncSync(folder)
  closeSync(folder)
}

function readIfExists(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}
