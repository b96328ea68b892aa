import type { ZodOpenApiOperationObject } from 'zod-openapi'
import type { Endpoint } from '#contract/endpoint.ts'
import { problemSchema, type RefusalCode, refusalStatus } from '#contract/errors.ts'
import type { Examples } from './examples.ts'

type Responses = ZodOpenApiOperationObject['responses']

/** A response for each status with which these rows, which are one operation, refuse. */
export function refusalsOf(rows: Endpoint[]): Responses {
  const codes = [...new Set(rows.flatMap(codesOf))]
  const byStatus = Map.groupBy(codes, code => refusalStatus[code])
  return Object.fromEntries([...byStatus].map(([status, group]) => [status, responseOf(status, group)]))
}

const responseOf = (status: number, codes: RefusalCode[]): Responses[`4${string}`] => ({
  description: codes.join(', '),
  ...(status === 429 && { headers: { 'Retry-After': retryAfter } }),
  content: {
    'application/json': {
      schema: problemSchema,
      examples: Object.fromEntries(codes.map(code => [code, { $ref: `#/components/examples/${code}` }])),
    },
  },
})

const retryAfter = { description: 'Seconds.', schema: { type: 'integer' as const } }

/** The refusals that follow from a row's properties, and those that it lists. */
const codesOf = (row: Endpoint): RefusalCode[] => [
  ...(row.access === 'anyone' ? [] : (['unauthorized'] as const)),
  ...(row.access === 'moderator' ? (['moderator_second_factor', 'not_found'] as const) : []),
  ...(row.access === 'admin' && !row.withoutSecondFactor ? (['admin_second_factor'] as const) : []),
  ...((row.access === 'user' && !row.whileSuspended) || row.access === 'moderator'
    ? (['suspended'] as const)
    : []),
  ...(row.publishes || row.access === 'moderator' ? (['limited'] as const) : []),
  ...(row.body || row.query || row.fileField ? (['invalid_request'] as const) : []),
  ...(row.params ? (['not_found'] as const) : []),
  ...(row.body || row.fileField ? (['payload_too_large', 'unsupported_media_type'] as const) : []),
  ...(row.takesIdempotencyKey ? (['key_reused'] as const) : []),
  'too_many_requests',
  ...(row.refusals ?? []),
]

/** One example of each code, which the operations share. */
export const refusalExamples = ({ refusals }: Examples) =>
  Object.fromEntries(Object.entries(refusals).map(([code, value]) => [code, { value }]))
