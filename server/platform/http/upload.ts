import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import * as limits from '#contract/limits.ts'
import * as t from '#texts/media.ts'
import { makeTemporaryFolder } from '../files/temporary-folders.ts'
import type { Limits } from '../limits/default-limits.ts'
import { Refusal } from './problems.ts'

export type FileLimits = Pick<Limits, 'maxImportBytes'>

/** The file of a row with `fileField`: in memory, or on the disk if it is large. */
export type SentFile = { file: Buffer | undefined; received: ReceivedFile | undefined }

/** Reads the file that the row takes, if it takes one. */
export async function receiveFile(
  request: FastifyRequest,
  { fileField, isLargeFile }: Pick<Endpoint, 'fileField' | 'isLargeFile'>,
  { maxImportBytes }: FileLimits,
): Promise<SentFile> {
  return {
    file: fileField && !isLargeFile ? await readOneFile(request, fileField) : undefined,
    received:
      fileField && isLargeFile ? await receiveLargeFile(request, fileField, maxImportBytes) : undefined,
  }
}

/** Lets this scope read multipart/form-data with one file and nothing else, and no JSON. */
export async function acceptOneFile(
  scope: FastifyInstance,
  row: object | undefined,
  { maxImportBytes }: FileLimits,
): Promise<void> {
  const maxBytes = row && 'isLargeFile' in row ? maxImportBytes : limits.maxUploadBytes
  scope.removeAllContentTypeParsers()
  await scope.register(multipart, {
    throwFileSizeLimit: true,
    limits: { fileSize: maxBytes, files: 1, fields: 0, parts: 1, headerPairs: 20 },
  })
}

/** Reads the whole file in the named field into memory: at most `limits.maxUploadBytes`. */
async function readOneFile(request: FastifyRequest, field: string): Promise<Buffer> {
  if (!request.isMultipart()) {
    throw new Refusal('unsupported_media_type', t.sendAsForm(field))
  }
  refuseDeclaredExcess(request, limits.maxUploadBytes, t.tooLarge(limits.maxUploadBytes / 1e6))
  const found: Buffer[] = []
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file' || part.fieldname !== field || found.length > 0) throw misplaced(field)
      found.push(await part.toBuffer())
    }
  } catch (error) {
    if (isLimit(error)) throw misplaced(field)
    throw isExplained(error) ? error : brokenForm(error)
  }
  if (!found[0]?.length) throw misplaced(field)
  return found[0]
}

/** A file on the disk, with the name that it had where it was sent from. The code that uses it must discard it. */
export type ReceivedFile = { path: string; name: string; bytes: number; discard: () => Promise<void> }

/** Writes the file in the named field to the disk as it arrives: at most `maxBytes`. */
async function receiveLargeFile(
  request: FastifyRequest,
  field: string,
  maxBytes: number,
): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw new Refusal('unsupported_media_type', t.sendFileAsForm(field))
  refuseDeclaredExcess(request, maxBytes, t.fileTooLarge(maxBytes / 1e6))
  const folder = await makeTemporaryFolder('received')
  const discard = () => rm(folder, { recursive: true, force: true })
  const found: Omit<ReceivedFile, 'discard'>[] = []
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file' || part.fieldname !== field || found.length > 0) throw misplaced(field)
      const path = join(folder, 'file')
      await pipeline(part.file, createWriteStream(path, { mode: 0o600 }))
      if (part.file.truncated) throw new Refusal('payload_too_large', t.fileTooLarge(maxBytes / 1e6))
      found.push({ path, name: part.filename, bytes: part.file.bytesRead })
    }
    const [received] = found
    if (!received?.bytes) throw misplaced(field)
    return { ...received, discard }
  } catch (error) {
    await discard()
    if (isLimit(error)) throw misplaced(field)
    throw isExplained(error) ? error : brokenForm(error)
  }
}

/** Refuses by Content-Length with 413, before the body is read. */
function refuseDeclaredExcess(request: FastifyRequest, maxBytes: number, sentence: string): void {
  const partOverheadBytes = 4096
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + partOverheadBytes) {
    throw new Refusal('payload_too_large', sentence)
  }
}

const misplaced = (field: string) =>
  new Refusal('invalid_request', t.sendOneFile(field), {
    fields: { [field]: t.oneFileRequired },
  })

/** False for the form parser's own errors, which have no code: no boundary, a part without headers, an unexpected end. */
const isExplained = (error: unknown): boolean =>
  error instanceof Refusal || (error instanceof Error && 'statusCode' in error)

const brokenForm = (cause: unknown) =>
  new Refusal('invalid_request', t.formBrokeOff, {
    cause,
  })

const isLimit = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['FST_PARTS_LIMIT', 'FST_FILES_LIMIT', 'FST_FIELDS_LIMIT'].includes(String(error.code))
