import { randomBytes } from 'node:crypto'
import { accessSync, chmodSync, constants, existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { cp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Account, canReach } from './account.ts'
import { type Binaries, makeLinks, missingLinks, program } from './binaries.ts'
import { hasCode } from './refusal.ts'

/** Returns a folder of binaries that the account can run: the package's own folder, or else a copy under `stage`. */
export async function makeRunnable(binaries: Binaries, account: Account, stage: string): Promise<string> {
  const { native, version } = binaries
  const links = missingLinks(native)
  if (isOpenTo(native, account) && (links.length === 0 || isWritable(join(native, 'lib')))) {
    makeLinks(native, links)
    return native
  }
  const copy = join(stage, `postgres-${version}`)
  if (!existsSync(copy)) await copyBinaries(native, copy)
  return copy
}

function isOpenTo(native: string, account: Account): boolean {
  // npm gives all files of a kind the same mode, so checking one is enough (a umask of 077 makes them inaccessible).
  const samples = ['share/postgresql/postgres.bki', 'lib/postgresql/pg_trgm.so', 'pg-symlinks.json']
  const existing = samples.map(sample => join(native, sample)).filter(existsSync)
  return canReach(program(native, 'postgres'), account) && existing.every(it => canReach(it, account, 'read'))
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch (error) {
    if (hasCode(error, 'EACCES', 'EROFS', 'EPERM')) return false
    throw error
  }
}

// The copy gets its name when it is complete, so that no start finds half a copy.
async function copyBinaries(native: string, copy: string): Promise<void> {
  const temporary = `${copy}.${randomBytes(4).toString('hex')}`
  await cp(native, temporary, { recursive: true, verbatimSymlinks: true })
  makeLinks(temporary, missingLinks(temporary))
  openToAll(temporary)
  try {
    await rename(temporary, copy)
  } catch (error) {
    await rm(temporary, { recursive: true, force: true })
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error // another start created it first
  }
}

function openToAll(path: string): void {
  const stat = lstatSync(path)
  if (stat.isSymbolicLink()) return
  if (stat.isDirectory()) {
    chmodSync(path, 0o755)
    for (const name of readdirSync(path)) openToAll(join(path, name))
    return
  }
  chmodSync(path, stat.mode & 0o100 ? 0o755 : 0o644)
}

/** Creates a folder with exactly this mode, whatever the umask is. Leaves an existing folder unchanged. */
export function makeFolder(path: string, mode: number): void {
  if (existsSync(path)) return
  mkdirSync(path, { recursive: true, mode })
  chmodSync(path, mode)
}
