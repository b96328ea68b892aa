import { lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../../http/find-free-port.ts'
import { StartRefused } from '../../start/start-refused.ts'
import { type Account, canReach, setOwnerAndMode } from './account.ts'
import { hashOf, type Placement } from './placement.ts'
import type { ListenAddress } from './settings.ts'

const port = 5432
// A socket address holds 104 bytes on macOS and 108 on Linux, with a NUL at its end.
const maxSocketPathBytes = 103

/** Returns where PostgreSQL listens: on a unix socket in a folder that only its account and root can enter. */
export async function prepareListenAddress({ home, account }: Placement): Promise<ListenAddress> {
  // On Windows, which is not tested: a random loopback port, protected by the password.
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await findFreePort() }
  const host = socketFolder(home)
  makePrivateFolder(host, account)
  return { host, port }
}

export function socketFolder(home: string): string {
  const beside = join(home, 'socket')
  const socket = join(beside, `.s.PGSQL.${port}.lock`)
  return Buffer.byteLength(socket) <= maxSocketPathBytes ? beside : join(tmpdir(), `mezani-${hashOf(home)}`)
}

function makePrivateFolder(path: string, account: Account): void {
  const isNew = !lstatSync(path, { throwIfNoEntry: false })
  if (isNew) mkdirSync(path, { mode: 0o700 })
  if (isNew) setOwnerAndMode(path, account, 0o700)
  const stat = lstatSync(path)
  const owner = account?.uid ?? process.getuid?.()
  // In a shared folder such as /tmp, another user may have created it first.
  if (!stat.isDirectory() || stat.uid !== owner || (stat.mode & 0o077) !== 0 || !canReach(path, account)) {
    throw new StartRefused(
      `${path} must be a folder that only the account of PostgreSQL (${owner}) can enter. Delete it, ` +
        'or choose a shorter DATA_DIR.',
    )
  }
}
