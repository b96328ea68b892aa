import { z } from 'zod'
import {
  type ArchiveHeader,
  archiveFormat,
  archiveHeader,
  archiveVersion,
  maxHeaderBytes,
} from './archive-format.ts'
import { BackupRefused } from './refused.ts'

type Lines = { takeLine(maxBytes: number): Promise<Buffer | undefined> }

/** The header and its bytes. Throws BackupRefused where the file is no archive, or one of a newer Mezani. */
export async function parseHeader(
  file: Lines,
  path: string,
): Promise<{ header: ArchiveHeader; line: Buffer }> {
  const line = await file.takeLine(maxHeaderBytes)
  const content = line && parseJson(line)
  const claim = archiveClaim.safeParse(content)
  if (!line || !claim.success)
    throw new BackupRefused(`${path} is no backup of Mezani, or is damaged at its beginning.`)
  if (claim.data.version > archiveVersion)
    throw new BackupRefused(`${path} was made by a newer Mezani. Restore it with that version.`)
  const header = archiveHeader.safeParse(content)
  if (header.success) return { header: header.data, line }
  throw new BackupRefused(`${path} is damaged at its beginning. Use another backup; nothing was changed.`)
}

const archiveClaim = z.object({ format: z.literal(archiveFormat), version: z.int() })

function parseJson(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString())
  } catch {
    return undefined
  }
}
