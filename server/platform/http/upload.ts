import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as limits from '#contract/limits.ts'
import * as t from '#texts/picture-refusals.ts'
import { tooLarge } from '#texts/upload-image.ts'
import { Refusal } from './problems.ts'

/** Lets this scope read multipart/form-data with one file and nothing else, and no JSON. */
export async function acceptOneFile(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers()
  await scope.register(multipart, {
    throwFileSizeLimit: true,
    limits: { fileSize: limits.maxUploadBytes, files: 1, fields: 0, parts: 1, headerPairs: 20 },
  })
}

/** Each is in memory until its picture is made. */
let receiving = 0

/** The file in the named field, whole, in memory: at most `limits.maxUploadBytes`, and so many files at once. */
export async function readOneFile(
  request: FastifyRequest,
  field: string,
  maxAtOnce: number,
): Promise<Buffer> {
  if (!request.isMultipart()) {
    throw new Refusal('unsupported_media_type', t.sendAsForm(field))
  }
  refuseDeclaredExcess(request)
  if (receiving >= maxAtOnce) throw new Refusal('unavailable', t.tooManyPictures, { retryAfter: 3 })
  receiving += 1
  const found: Buffer[] = []
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file' || part.fieldname !== field || found.length > 0) throw misplaced(field)
      found.push(await part.toBuffer())
    }
  } catch (error) {
    if (isLimit(error)) throw misplaced(field)
    throw isExplained(error) ? error : brokenForm(error)
  } finally {
    receiving -= 1
  }
  if (!found[0]?.length) throw misplaced(field)
  return found[0]
}

/** Refuses by Content-Length with 413, before reading the body. */
function refuseDeclaredExcess(request: FastifyRequest): void {
  const partOverheadBytes = 4096
  if (Number(request.headers['content-length'] ?? 0) > limits.maxUploadBytes + partOverheadBytes) {
    throw new Refusal('payload_too_large', tooLarge(limits.maxUploadBytes / 1e6))
  }
}

const misplaced = (field: string) =>
  new Refusal('invalid_request', t.sendOneFile(field), {
    fields: { [field]: t.oneFileRequired },
  })

/** The form parser's errors have no code: no boundary, a part without headers, an unexpected end. */
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
