import { chmodSync, chownSync, existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The account PostgreSQL runs as; undefined means our own. */
export type Account = { uid: number; gid: number } | undefined

// "nobody": initdb requires an account with an entry in /etc/passwd, and this one exists nearly everywhere.
const unprivileged = { uid: 65534, gid: 65534 }

/** Chooses the account for PostgreSQL, which refuses to run as root: then the owner of the data, or an unprivileged account. */
export function chooseAccount(home: string): Account {
  if (process.getuid?.() !== 0) return undefined
  const cluster = join(home, 'cluster')
  if (!existsSync(cluster)) return unprivileged
  const { uid, gid } = statSync(cluster)
  return uid === 0 ? unprivileged : { uid, gid }
}

type PathAccess = 'read' | 'enter'
const accessBit = { read: 4, enter: 1 } satisfies Record<PathAccess, number>

/** Whether the account may enter every folder above the path, and read or enter the path itself. */
export function canReach(path: string, account: Account, access: PathAccess = 'enter'): boolean {
  if (!account) return true
  if (!isAllowed(path, account, access)) return false
  for (let at = dirname(path); ; at = dirname(at)) {
    if (!isAllowed(at, account, 'enter')) return false
    if (at === dirname(at)) return true
  }
}

function isAllowed(path: string, account: { uid: number; gid: number }, access: PathAccess): boolean {
  const { mode, uid, gid } = statSync(path)
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0
  return ((mode >> shift) & accessBit[access]) !== 0
}

/** Makes the account the owner of a path, with exactly this mode whatever the umask is. */
export function setOwnerAndMode(path: string, account: Account, mode: number): void {
  if (account) chownSync(path, account.uid, account.gid)
  chmodSync(path, mode)
}
