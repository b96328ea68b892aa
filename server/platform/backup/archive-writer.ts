import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { zstdCompress } from 'node:zlib'
import {
  type ArchiveHeader,
  frameBytes,
  frameHeadBytes,
  frameKinds,
  nameOfPart,
  type PartContent,
  type PartHead,
  type WritePart,
} from './archive-format.ts'
import { deriveKeys, newSalt, openChecksumSeal, openCipherSeal } from './seal.ts'

const compress = promisify(zstdCompress)

type ArchiveWriter = {
  writePart: WritePart
  /** Writes the last frame; returns how many parts there are, and the SHA-256 over them. */
  finish(): Promise<{ parts: number; sha256: string }>
}

/** Writes the header, and then parts as they are handed over. Equal parts in the same order give equal bytes, but for the header and what is encrypted. */
export async function openArchiveWriter(
  write: (bytes: Buffer) => Promise<void>,
  described: Omit<ArchiveHeader, 'encryption'>,
  passphrase: string | undefined,
): Promise<ArchiveWriter> {
  const salt = newSalt()
  const keys = passphrase === undefined ? undefined : await deriveKeys(passphrase, salt)
  const header: ArchiveHeader = { ...described, ...(keys && { encryption: { salt, keyCheck: keys.check } }) }
  const headerLine = Buffer.from(`${JSON.stringify(header)}\n`)
  const seal = keys ? openCipherSeal(headerLine, keys.key) : openChecksumSeal(headerLine)
  const overall = createHash('sha256')
  let parts = 0

  async function writeFrame(kind: number, body: Buffer): Promise<void> {
    const head = Buffer.alloc(frameHeadBytes)
    head.writeUInt8(kind)
    head.writeUInt32BE(body.length, 1)
    const sealed = seal.close(head, body)
    await write(Buffer.concat([head, sealed.body, sealed.tag]))
  }

  async function writeContent(head: PartHead, content: Buffer): Promise<void> {
    // Pictures are compressed already.
    const packed = head.kind === 'picture' ? content : await compress(content)
    if (packed.length < content.length) await writeFrame(frameKinds.zstd, packed)
    else await writeFrame(frameKinds.plain, content)
  }

  await write(headerLine)
  await writeFrame(frameKinds.header, Buffer.alloc(0))
  return {
    async writePart(head, content) {
      const digest = createHash('sha256')
      let bytes = 0
      await writeFrame(frameKinds.part, Buffer.from(JSON.stringify(head)))
      for await (const piece of inPieces(content, frameBytes)) {
        digest.update(piece)
        bytes += piece.length
        await writeContent(head, piece)
      }
      const sha256 = digest.digest('hex')
      await writeFrame(frameKinds.partEnd, Buffer.from(JSON.stringify({ bytes, sha256 })))
      overall.update(`${nameOfPart(head)} ${sha256}\n`)
      parts += 1
    },
    async finish() {
      const end = { parts, sha256: overall.digest('hex') }
      await writeFrame(frameKinds.archiveEnd, Buffer.from(JSON.stringify(end)))
      return end
    },
  }
}

/** The same bytes in pieces of this size, the last one smaller: how they arrived must not show in the archive. */
async function* inPieces(content: PartContent, size: number): AsyncGenerator<Buffer> {
  let [waiting, length]: [Buffer[], number] = [[], 0]
  for await (const chunk of content) {
    waiting.push(chunk)
    length += chunk.length
    if (length < size) continue
    const joined = Buffer.concat(waiting)
    let at = 0
    for (; joined.length - at >= size; at += size) yield joined.subarray(at, at + size)
    ;[waiting, length] = [[joined.subarray(at)], joined.length - at]
  }
  if (length > 0) yield Buffer.concat(waiting)
}
