import { z } from 'zod'
import { archiveHeader, columnNames, name, queueNames, sha256 } from '../archive-format.ts'

/*
 * The archives of 0.1, which this version restores and no longer writes. An archive is one line of JSON, the header, and then frames. A
 * frame is a kind (1 byte), the length of the body (4 bytes), the body and a tag, which also covers the frame's number. The first frame is
 * empty, and its tag covers the header. A part (a table, a picture) is a frame with its head, frames with its content, and a frame with the
 * content's length and SHA-256. The last frame has the number of parts and a SHA-256 over the parts.
 */

export const frameKinds = { header: 0, part: 1, plain: 2, zstd: 3, partEnd: 4, archiveEnd: 5 } as const

export const maxContentBytes = 256 * 1024
export const maxHeaderBytes = 64 * 1024
export const frameHeadBytes = 5
/** Larger than a piece of content, because a part's head names every column of a table. */
export const maxBodyBytes = maxContentBytes + 16 * 1024

export const formerHeader = archiveHeader.extend({
  version: z.literal(1),
  /** Undefined if the archive is not encrypted. The check distinguishes a wrong key from damage. */
  encryption: z.strictObject({ salt: z.hex().length(32), keyCheck: z.hex().length(32) }).optional(),
})
export type FormerHeader = z.infer<typeof formerHeader>

export const partHead = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('table'), name, columns: columnNames }),
  z.strictObject({ kind: z.literal('sequences') }),
  z.strictObject({ kind: z.literal('jobs'), columns: columnNames, queues: queueNames }),
  z.strictObject({ kind: z.literal('picture'), key: z.string().max(1_000) }),
])

export const partEnd = z.strictObject({ bytes: z.int(), sha256 })
export const archiveEnd = z.strictObject({ parts: z.int(), sha256 })
