import { z } from 'zod'
import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject } from 'zod-openapi'
import type { Endpoint, ExampleRequest } from '#contract/endpoint.ts'
import { maxIdempotencyKeyLength } from '#contract/limits.ts'
import { type Feature, features, type Operation } from '#contract/routes.ts'
import type { Limits } from '../limits/default-limits.ts'
import { rateOf } from './rates.ts'
import { refusalsOf } from './refusals.ts'

type Row = { operation: Operation; feature: Feature; endpoint: Endpoint }

export function pathsOf(throttles: Limits['throttles']): ZodOpenApiPathsObject {
  const rows = Object.entries(features).flatMap(([feature, endpoints]) =>
    Object.entries(endpoints).map(
      ([operation, endpoint]): Row => ({
        operation: operation as Operation,
        feature: feature as Feature,
        endpoint,
      }),
    ),
  )
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {}
  for (const group of Map.groupBy(rows, ({ endpoint }) => `${endpoint.method} ${endpoint.path}`).values()) {
    const [first] = group
    if (!first) continue
    const { path, method } = first.endpoint
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(first, group, throttles) }
  }
  return paths
}

/** Makes one operation of the rows that share a method and path, which is one operation in OpenAPI, with a body of either kind. */
function operationOf(first: Row, group: Row[], throttles: Limits['throttles']): ZodOpenApiOperationObject {
  const { access } = first.endpoint
  return {
    operationId: group.map(({ operation }) => operation).join('Or'),
    summary: group.map(({ endpoint }) => endpoint.summary).join(' — or: '),
    ...rateOf(first.endpoint, throttles),
    tags: group.map(({ feature }) => feature),
    ...(access !== 'anyone' && { security: securityOf(access) }),
    ...parametersOf(first),
    ...requestBodyOf(group),
    responses: { [first.endpoint.status]: replyOf(first.endpoint), ...refusalsOf(group.map(endpointOf)) },
  }
}

const endpointOf = ({ endpoint }: Row) => endpoint

const parametersOf = ({ endpoint }: Row): Pick<ZodOpenApiOperationObject, 'requestParams'> => ({
  requestParams: {
    ...(endpoint.params && { path: withExamples(endpoint.params, examplesIn(endpoint.params)) }),
    ...(endpoint.query && { query: withExamples(endpoint.query, endpoint.example?.query) }),
    ...(endpoint.minimalReply && { header: z.object({ prefer: preferOf(endpoint.minimalReply) }) }),
    ...(endpoint.takesIdempotencyKey && { header: z.object({ 'idempotency-key': idempotencyKey }) }),
  },
})

/**
 * Describes the minimal reply in words. It is not a second schema of the reply, because a client that does not send this header never gets
 * it.
 */
const preferOf = (minimalReply: z.ZodType) =>
  z
    .enum(['return=minimal'])
    .optional()
    .meta({
      description: `The response has only ${Object.keys((minimalReply as z.ZodObject).shape).join(', ')}, and the header \`Preference-Applied: return=minimal\`.`,
      example: 'return=minimal',
    })

const idempotencyKey = z.string().max(maxIdempotencyKeyLength).optional().meta({
  description:
    'A random key for this request. If the response is lost, send the same request with the same key within a day: nothing is created twice, and the response has what the first request created. Another body with the same key is refused with `key_reused`.',
  example: '5b7c0f3a-6a0e-4f0e-9a57-2f7f3c1d8e42',
})

/** Returns the examples of the schema's fields. Zod leaves the examples of a schema that transforms out of its JSON Schema. */
const examplesIn = ({ shape }: z.ZodObject): ExampleRequest['query'] =>
  Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [
      name,
      String((schema as z.ZodType).meta()?.examples?.[0]),
    ]),
  )

const withExamples = (schema: z.ZodObject, values: ExampleRequest['query'] = {}) =>
  schema.extend(
    Object.fromEntries(
      Object.entries(values).map(([name, example]) => [
        name,
        (schema.shape[name] as z.ZodType).meta({
          ...(schema.shape[name] as z.ZodType).meta(),
          param: { example },
        }),
      ]),
    ),
  )

function requestBodyOf(group: Row[]): Pick<ZodOpenApiOperationObject, 'requestBody'> {
  const fileField = group[0]?.endpoint.fileField
  if (fileField) {
    const schema = {
      type: 'object' as const,
      required: [fileField],
      properties: { [fileField]: { type: 'string' as const, format: 'binary' } },
    }
    const examples = examplesOf(group, ({ file }) => ({ [fileField]: file }))
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema, examples } } } }
  }
  const bodies = group.flatMap(({ endpoint }) => endpoint.body ?? [])
  const [body] = bodies
  if (!body) return {}
  const schema = bodies.length > 1 ? z.union(bodies) : body
  const examples = examplesOf(group, ({ body }) => body)
  const required = !body.safeParse(undefined).success
  return { requestBody: { required, content: { 'application/json': { schema, examples } } } }
}

function replyOf(endpoint: Endpoint): ZodOpenApiOperationObject['responses']['200'] {
  const { replyHeaders = {}, reply: schema, replyTypes = ['application/json'], status } = endpoint
  const headers = Object.entries(replyHeaders).map(([name, header]) => [
    name,
    { ...header, schema: { type: 'string' } },
  ])
  return {
    description: 'Done',
    ...(headers.length > 0 && { headers: Object.fromEntries(headers) }),
    ...(status !== 204 && { content: Object.fromEntries(replyTypes.map(type => [type, { schema }])) }),
  }
}

const examplesOf = (group: Row[], pickValue: (example: ExampleRequest) => unknown) =>
  Object.fromEntries(
    group.map(({ operation, endpoint: { summary, example = {} } }) => [
      operation,
      { summary, value: pickValue(example) },
    ]),
  )

function securityOf(access: Exclude<Endpoint['access'], 'anyone'>) {
  if (access === 'optional') return [{}, { user: [] }]
  return access === 'moderator' ? [{ user: [] }, { admin: [] }] : [{ [access]: [] }]
}
