import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readlinkSync, realpathSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type Account, canReach, chooseAccount } from './account.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import type { Log } from './log-file.ts'
import { makeFolder, makeRunnable } from './staging.ts'

/** The paths of one embedded PostgreSQL, and the account that runs it. */
export type Placement = {
  /** Our own folder, with the password and the log. Inside it are cluster/ and socket/, which belong to the account. */
  home: string
  account: Account
  /** bin/, lib/ and share/ in a place the account can reach. */
  native: string
  version: string
}

// For files that an unprivileged account must reach when root's clone is in a folder that the account cannot enter, such as /root.
const systemDataDir = '/var/lib/mezani'

export async function placePostgres(dataDir: string, log: Log): Promise<Placement> {
  const binaries = findBinaries()
  const home = chooseHome(dataDir, log)
  const account = chooseAccount(home)
  const native = await makeRunnable(binaries, account, stageFor(binaries, account, dataDir))
  return { home, account, native, version: binaries.version }
}

function stageFor({ native }: Binaries, account: Account, dataDir: string): string {
  if (!account) return dataDir // without root, staging is only needed when node_modules is read-only
  if (!canReach(native, account)) makeFolder(systemDataDir, 0o755)
  return systemDataDir
}

function chooseHome(dataDir: string, log: Log): string {
  const nominal = join(dataDir, 'postgres')
  if (lstatSync(nominal, { throwIfNoEntry: false })) return realHome(nominal)
  if (canReach(dataDir, chooseAccount(nominal))) return nominal
  const home = join(systemDataDir, hashOf(nominal))
  makeFolder(systemDataDir, 0o755)
  if (existsSync(home)) {
    log({ level: 'warn', message: `Using the data in ${home}. To start afresh, stop Mezani and delete it.` })
  }
  // The link shows operators where the data is, and later starts follow it even if the parents' modes change.
  symlinkSync(home, nominal)
  log({
    level: 'info',
    message: `PostgreSQL keeps its data in ${home}, because its account cannot enter ${dataDir}.`,
  })
  return home
}

function realHome(nominal: string): string {
  if (!lstatSync(nominal).isSymbolicLink()) return nominal
  // A start that died between the link and the first initdb leaves a dangling link.
  return existsSync(nominal) ? realpathSync(nominal) : resolve(dirname(nominal), readlinkSync(nominal))
}

export function hashOf(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 16)
}

/** Creates DATA_DIR if needed, and returns its real path, so that it cannot be opened twice by an alias. */
export function openDataDir(dataDir: string): string {
  // As root: the account that runs PostgreSQL may traverse the folder, but not list it.
  const mode = process.getuid?.() === 0 ? 0o711 : 0o700
  makeFolder(dataDir, mode)
  return realpathSync(dataDir)
}
