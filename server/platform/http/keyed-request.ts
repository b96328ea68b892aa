import { createHash } from 'node:crypto'
import { maxIdempotencyKeyLength } from '#contract/limits.ts'
import { keyTooLong } from '#texts/requests.ts'
import type { Viewer } from './access.ts'
import type { KeyedRequest } from './idempotency-keys.queries.ts'
import type { ParsedRequest } from './parse.ts'
import { refuse } from './problems.ts'
import type { SentFile } from './upload.ts'

type Sent = {
  operation: string
  header: string | string[] | undefined
  viewer: Viewer | undefined
  parsed: ParsedRequest
  received: SentFile['received']
}

/** Returns the request's hashes if it has an `Idempotency-Key`, otherwise undefined. A large file counts by its name and size. */
export function keyedRequest({
  operation,
  header = '',
  viewer,
  parsed,
  received,
}: Sent): KeyedRequest | undefined {
  const key = String(header)
  if (key === '') return undefined
  if (key.length > maxIdempotencyKeyLength) refuse('invalid_request', keyTooLong(maxIdempotencyKeyLength))
  const owner = viewer?.realm === 'user' ? viewer.userId : ''
  const { params, body } = parsed
  return {
    keyHash: hashOf([operation, owner, key]),
    contentHash: hashOf([params, body, received?.name, received?.bytes]),
  }
}

const hashOf = (values: unknown[]): Buffer => createHash('sha256').update(JSON.stringify(values)).digest()
