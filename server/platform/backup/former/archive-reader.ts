import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { zstdDecompress } from 'node:zlib'
import { type ArchiveSummary, nameOfPart, type OnPart } from '../archive-format.ts'
import { BackupRefused, damagedArchive } from '../refused.ts'
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

/**
 * Reads an archive of 0.1 as `readArchive` reads a newer one.
 */
export async function readFormerArchive(
  path: string,
  passphrase: string | undefined,
  onPart: OnPart,
): Promise<ArchiveSummary> {
  await using file = await openBytes(path)
  const line = await file.takeLine(maxHeaderBytes)
  const header = line && parseBody(formerHeader, line)
  if (!header) throw damagedArchive(path)
  const seal = await openSealOf(header, { line, passphrase, path })
  const { kind } = await readFrame(file, seal, path)
  if (kind !== frameKinds.header) throw damagedArchive(path)
  const overall = createHash('sha256')
  let parts = 0
  for (;;) {
    const frame = await readFrame(file, seal, path)
    if (frame.kind === frameKinds.archiveEnd) {
      const end = parseBody(archiveEnd, frame.body)
      const isWhole = end?.parts === parts && end.sha256 === overall.digest('hex') && (await file.isAtEnd())
      if (!isWhole) throw damagedArchive(path)
      return { header, bytes: file.position(), ...end }
    }
    const head = frame.kind === frameKinds.part && parseBody(partHead, frame.body)
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

/** The content of one part, up to its end; then its SHA-256 is in `ended`. */
async function* readContent(file: Bytes, { seal, path, ended }: ContentSource): AsyncGenerator<Buffer, void> {
  const digest = createHash('sha256')
  let bytes = 0
  for (;;) {
    const { kind, body } = await readFrame(file, seal, path)
    if (kind === frameKinds.partEnd) {
      const end = parseBody(partEnd, body)
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

/** A frame's JSON; undefined where it is not what the schema says. */
function parseBody<Output>(
  schema: { safeParse(value: unknown): { success: boolean; data?: Output } },
  body: Buffer,
): Output | undefined {
  try {
    return schema.safeParse(JSON.parse(body.toString())).data
  } catch {
    return undefined
  }
}

type SealSource = { line: Buffer; passphrase: string | undefined; path: string }

async function openSealOf(
  { encryption }: FormerHeader,
  { line, passphrase, path }: SealSource,
): Promise<Seal> {
  if (!encryption && passphrase !== undefined)
    throw new BackupRefused(
      `${path} is not encrypted, though BACKUP_KEY is set: it may be a forgery. If it is yours, unset BACKUP_KEY to restore it.`,
    )
  if (!encryption) return openChecksumSeal(line)
  if (passphrase === undefined)
    throw new BackupRefused(`${path} is encrypted. Set BACKUP_KEY to the key that it was made with.`)
  const { key, check } = await deriveKeys(passphrase, encryption.salt)
  if (isSameCheck(check, encryption.keyCheck)) return openCipherSeal(line, key)
  throw new BackupRefused(
    `BACKUP_KEY is not the key that ${path} was made with, or the file is damaged at its beginning. Nothing was changed.`,
  )
}
