import { StartRefused } from '../start/start-refused.ts'

/** A backup or restore that cannot go on. The message is for the operator: what is wrong, and what to do. */
export class BackupRefused extends StartRefused {
  override name = 'BackupRefused'
}

/** The error for bytes that are not what was written, or that end too soon. */
export const damagedArchive = (path: string): BackupRefused =>
  new BackupRefused(`${path} is damaged or not whole. Use another backup or copy; nothing was changed.`)

export const cannotBeRead = (path: string, { code }: { code?: string }): BackupRefused =>
  new BackupRefused(`${path} cannot be read (${code}). Name a backup that this account can read.`)

/**
 * Refuses an archive that needs a key if there is none, and one that is not encrypted if there is a key. An archive that has to be
 * encrypted and is not may be somebody else's.
 */
export function refuseOtherKey(
  path: string,
  { isEncrypted, key }: { isEncrypted: boolean; key: string | undefined },
): void {
  if (isEncrypted && key === undefined)
    throw new BackupRefused(`${path} is encrypted. Set BACKUP_KEY to the key that it was made with.`)
  if (!isEncrypted && key !== undefined)
    throw new BackupRefused(
      `${path} is not encrypted, though BACKUP_KEY is set: it may be a forgery. If it is yours, unset BACKUP_KEY to restore it.`,
    )
}

export const wrongKey = (path: string): BackupRefused =>
  new BackupRefused(
    `BACKUP_KEY is not the key that ${path} was made with, or the file is damaged at its beginning. Nothing was changed.`,
  )
