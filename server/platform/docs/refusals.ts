import type { ZodOpenApiOperationObject } from 'zod-openapi'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Problem, problemSchema, type RefusalCode, refusals } from '#contract/errors.ts'
import { routes } from '#contract/routes.ts'

type Responses = ZodOpenApiOperationObject['responses']

/** Returns a response for each status with which these rows refuse. The rows are one operation. */
export function refusalsOf(rows: Endpoint[]): Responses {
  const codes = [...new Set(rows.flatMap(codesOf))]
  const byStatus = Map.groupBy(codes, code => refusals[code].status)
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

const retryAfter = { description: 'Seconds to wait.', schema: { type: 'integer' as const } }

/** Returns the refusals that follow from a row's properties, and those that it lists. */
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
  ...(row.refusesOthers ? [row.refusesOthers] : []),
  'too_many_requests',
  ...(row.refusals ?? []),
]

export const exampleProblem = (code: RefusalCode): Problem => ({
  code,
  message: refusals[code].meaning,
  requestId: '6f1c0e5a-9d3b-4c27-8a41-2b7e90d3f158',
})

/** Returns one example of each code that an operation names. The operations share them. */
export const refusalExamples = () =>
  Object.fromEntries(
    [...new Set(Object.values<Endpoint>(routes).flatMap(codesOf))].map(code => [
      code,
      { summary: refusals[code].meaning, value: exampleProblem(code) },
    ]),
  )
