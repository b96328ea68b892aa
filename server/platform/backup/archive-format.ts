import { z } from 'zod'

/*
 * An archive is one line of JSON, the header, and then frames: kind (1 byte), length of the body (4 bytes), body, tag. The first frame is
 * empty, and its tag the header's. A part (a table, a picture) is a frame with its head, frames with its content, and a frame with its length
 * and SHA-256; the last frame has the number of parts and a SHA-256 over theirs. A frame's tag covers its number too.
 */

export const archiveFormat = 'mezani-backup'
export const archiveVersion = 1

export const frameKinds = { header: 0, part: 1, plain: 2, zstd: 3, partEnd: 4, archiveEnd: 5 } as const

/** Of content in one frame. So much is compressed, sealed and held in memory at once. */
export const frameBytes = 256 * 1024
export const maxHeaderBytes = 64 * 1024
export const frameHeadBytes = 5
/** A part's head names every column of a table; a frame of content may not shrink. */
export const maxBodyBytes = frameBytes + 16 * 1024

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const name = z.string().regex(/^\w{1,63}$/)

const migration = z.strictObject({ name: z.string().regex(/^[\w.-]{1,120}$/), checksum: sha256 })

export const archiveHeader = z.strictObject({
  format: z.literal(archiveFormat),
  version: z.literal(archiveVersion),
  createdAt: z.iso.datetime(),
  /** The schema's level: what had been applied to the database. */
  migrations: z.array(migration),
  /** Undefined where the archive is not encrypted. The check tells a wrong key from damage. */
  encryption: z.strictObject({ salt: z.hex().length(32), keyCheck: z.hex().length(32) }).optional(),
})
export type ArchiveHeader = z.infer<typeof archiveHeader>

const columns = z.array(name).min(1)

export const partHead = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('table'), name, columns }),
  z.strictObject({ kind: z.literal('sequences') }),
  /** Background jobs that wait, with their queues. */
  z.strictObject({ kind: z.literal('jobs'), columns, queues: z.array(z.string().regex(/^[\w./-]+$/)) }),
  z.strictObject({ kind: z.literal('picture'), key: z.string().max(1_000) }),
])
export type PartHead = z.infer<typeof partHead>
export type TableHead = Extract<PartHead, { kind: 'table' }>
export type JobsHead = Extract<PartHead, { kind: 'jobs' }>

export const partEnd = z.strictObject({ bytes: z.int(), sha256 })
export const archiveEnd = z.strictObject({ parts: z.int(), sha256 })

/** What a part is called, once in an archive. */
export function nameOfPart(head: PartHead): string {
  if (head.kind === 'table') return `table ${head.name}`
  return head.kind === 'picture' ? `picture ${head.key}` : head.kind
}

export type PartContent = AsyncIterable<Buffer> | Iterable<Buffer>
export type WritePart = (head: PartHead, content: PartContent) => Promise<void>
