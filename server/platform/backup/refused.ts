import { StartRefused } from '../start/start-refused.ts'

/** A backup or restore that cannot go on; the message is for the operator: what is wrong, and what to do. */
export class BackupRefused extends StartRefused {
  override name = 'BackupRefused'
}

/** Bytes that are not what was written; `at` is where in the file. */
export const damagedArchive = (path: string, at: number): BackupRefused =>
  new BackupRefused(`${path} is damaged near byte ${at}. Use another backup; nothing was changed.`)

export const truncatedArchive = (path: string, at: number): BackupRefused =>
  new BackupRefused(
    `${path} ends at byte ${at}, before the backup does. Use another copy; nothing was changed.`,
  )
