import { StartRefused } from '../start/start-refused.ts'

/** A backup or restore that cannot go on; the message is for the operator: what is wrong, and what to do. */
export class BackupRefused extends StartRefused {
  override name = 'BackupRefused'
}

/** Bytes that are not what was written, or that end too soon. */
export const damagedArchive = (path: string): BackupRefused =>
  new BackupRefused(`${path} is damaged or not whole. Use another backup or copy; nothing was changed.`)

export const cannotBeRead = (path: string, { code }: { code?: string }): BackupRefused =>
  new BackupRefused(`${path} cannot be read (${code}). Name a backup that this account can read.`)
