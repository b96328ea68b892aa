import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { zstdDecompress } from 'node:zlib'
import { type ArchiveSummary, nameOfPart, type OnPart } from '../archive-format.ts'
import { parseJson } from '../parse-json.ts'
import { damagedArchive, refuseOtherKey, wrongKey } from '../refused.ts'
import {
  archiveEnd,
  type FormerHeader,
  formerHeader,
  frameHeadBytes,
  frameKinds,
  maxBodyBytes,
  maxContentBytes,
  maxHeaderBytes,
  partEnd,
  partHead,
} from './archive-format.ts'
import { openBytes } from './bytes-of-file.ts'
import { deriveKeys, isSameCheck, openChecksumSeal, openCipherSeal, type Seal } from './seal.ts'

const decompress = promisify(zstdDecompress)

/** The first bytes of an archive of 0.1. */
export const formerMark = '{"format":"mezani-backup"'

/** Reads an archive of 0.1 as `readArchive` reads a newer one. */
export async function readFormerArchive(
  path: string,
  key: string | undefined,
  onPart: OnPart,
): Promise<ArchiveSummary> {
  await using file = await openBytes(path)
  const line = await file.takeLine(maxHeaderBytes)
  const header = line && parseJson(formerHeader, line)
  if (!header) throw damagedArchive(path)
  const seal = await openSealOf(header, { line, key, path })
  const { kind } = await readFrame(file, seal, path)
  if (kind !== frameKinds.header) throw damagedArchive(path)
  const overall = createHash('sha256')
  let parts = 0
  for (;;) {
    const frame = await readFrame(file, seal, path)
    if (frame.kind === frameKinds.archiveEnd) {
      const end = parseJson(archiveEnd, frame.body)
      const isWhole = end?.parts === parts && end.sha256 === overall.digest('hex') && (await file.isAtEnd())
      if (!isWhole) throw damagedArchive(path)
      return { header, bytes: file.position(), ...end }
    }
    const head = frame.kind === frameKinds.part && parseJson(partHead, frame.body)
    if (!head) throw damagedArchive(path)
    const ended = { sha256: '' }
    const content = readContent(file, { seal, path, ended })
    await onPart(head, content, header)
    for await (const _ of content); // what was left of it is verified too
    overall.update(`${nameOfPart(head)} ${ended.sha256}\n`)
    parts += 1
  }
}

type Bytes = Awaited<ReturnType<typeof openBytes>>

type ContentSource = { seal: Seal; path: string; ended: { sha256: string } }

/** Yields the content of one part up to its end, and then sets its SHA-256 in `ended`. */
async function* readContent(file: Bytes, { seal, path, ended }: ContentSource): AsyncGenerator<Buffer, void> {
  const digest = createHash('sha256')
  let bytes = 0
  for (;;) {
    const { kind, body } = await readFrame(file, seal, path)
    if (kind === frameKinds.partEnd) {
      const end = parseJson(partEnd, body)
      if (end?.bytes !== bytes || end.sha256 !== digest.digest('hex')) throw damagedArchive(path)
      ended.sha256 = end.sha256
      return
    }
    const piece = await unpack(kind, body)
    if (!piece) throw damagedArchive(path)
    digest.update(piece)
    bytes += piece.length
    yield piece
  }
}

async function unpack(kind: number, body: Buffer): Promise<Buffer | undefined> {
  if (kind === frameKinds.plain) return body
  if (kind !== frameKinds.zstd) return undefined
  return decompress(body, { maxOutputLength: maxContentBytes }).catch(() => undefined)
}

async function readFrame(file: Bytes, seal: Seal, path: string): Promise<{ kind: number; body: Buffer }> {
  const take = async (bytes: number) => {
    const taken = await file.take(bytes)
    if (!taken) throw damagedArchive(path)
    return taken
  }
  const head = await take(frameHeadBytes)
  const length = head.readUInt32BE(1)
  if (length > maxBodyBytes) throw damagedArchive(path)
  const sealed = await take(length + seal.tagBytes)
  const body = seal.open(head, sealed.subarray(0, length), sealed.subarray(length))
  if (!body) throw damagedArchive(path)
  return { kind: head.readUInt8(), body }
}

type SealSource = { line: Buffer; key: string | undefined; path: string }

async function openSealOf({ encryption }: FormerHeader, { line, key, path }: SealSource): Promise<Seal> {
  refuseOtherKey(path, { isEncrypted: encryption !== undefined, key })
  if (!encryption || key === undefined) return openChecksumSeal(line)
  const derived = await deriveKeys(key, encryption.salt)
  if (isSameCheck(derived.check, encryption.keyCheck)) return openCipherSeal(line, derived.key)
  throw wrongKey(path)
}
