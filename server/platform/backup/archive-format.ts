import { z } from 'zod'

/*
 * An archive is a tar file, which age encrypts where there is a key. Its files, in this order:
 *
 *   mezani.json                    when it was made, and from which schema
 *   pictures/KEY                   as they are stored
 *   tables/NAME/000001.copy.gz     rows as PostgreSQL's COPY writes them, below a line with their columns
 *   jobs/queues.json               where background jobs wait
 *   jobs/000001.copy.gz            those jobs
 *   sequences.json
 *   SHA256SUMS                     of all files before it, as `sha256sum --check` reads it
 */

export const archiveFormat = 'mezani-backup'
export const archiveVersion = 2

export const headerName = 'mezani.json'
export const queuesName = 'jobs/queues.json'
export const sequencesName = 'sequences.json'

/** The bytes of rows in one file, before compression; the last row may end beyond them. A whole file is held in memory. */
export const rowsBytes = 256 * 1024
/** The size limit of any file in an archive, compressed or not. */
export const maxFileBytes = 256 * 1024 * 1024

export const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
export const name = z.string().regex(/^\w{1,63}$/)
export const columnNames = z.array(name).min(1)
export const queueNames = z.array(z.string().regex(/^[\w./-]+$/))
const migration = z.strictObject({ name: z.string().regex(/^[\w.-]{1,120}$/), checksum: sha256 })

/** What the header of any version contains. */
export const archiveClaim = z.object({ format: z.literal(archiveFormat), version: z.int() })

export const archiveHeader = z.strictObject({
  format: z.literal(archiveFormat),
  version: z.literal(archiveVersion),
  createdAt: z.iso.datetime(),
  /** The schema's level: the migrations that had been applied to the database. */
  migrations: z.array(migration),
})
export type ArchiveHeader = Pick<z.infer<typeof archiveHeader>, 'createdAt' | 'migrations'>

export type TableHead = { kind: 'table'; name: string; columns: string[] }
/** Background jobs that wait, with their queues. */
export type JobsHead = { kind: 'jobs'; columns: string[]; queues: string[] }
export type PictureHead = { kind: 'picture'; key: string }
export type PartHead = TableHead | JobsHead | { kind: 'sequences' } | PictureHead

/** Returns the name of a part. The rows of a table may come in several parts. */
export function nameOfPart(head: PartHead): string {
  if (head.kind === 'table') return `table ${head.name}`
  return head.kind === 'picture' ? `picture ${head.key}` : head.kind
}

export type PartContent = AsyncIterable<Buffer> | Iterable<Buffer>

export async function gather(content: PartContent): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of content) pieces.push(piece)
  return Buffer.concat(pieces)
}

export type WritePart = (head: PartHead, content: PartContent) => Promise<void>
export type OnPart = (head: PartHead, content: PartContent, header: ArchiveHeader) => Promise<void>
/** `sha256` covers all parts. It is equal for two archives whose parts are equal. */
export type ArchiveSummary = { header: ArchiveHeader; bytes: number; parts: number; sha256: string }
