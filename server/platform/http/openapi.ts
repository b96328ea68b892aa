import { z } from 'zod'
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi'
import type { Endpoint } from '#contract/endpoint.ts'
import { problemSchema, type RefusalCode, refusalStatus } from '#contract/errors.ts'
import { routes } from '#contract/routes.ts'

/** OpenAPI 3.1 of the whole contract; generated from the table that serves the requests, so that they cannot differ. */
export function openApiDocument(publicUrl: string): ReturnType<typeof createDocument> {
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Mezani',
      version: '1',
      description:
        'The API of a recipe-sharing community. Every error is a Problem; every list is a bare array.',
    },
    servers: [{ url: publicUrl }],
    security: [],
    components: { securitySchemes: { user: bearer, admin: bearer } },
    paths: pathsOf(Object.entries(routes)),
  })
}

const bearer = { type: 'http', scheme: 'bearer' } as const

function pathsOf(rows: [string, Endpoint][]): ZodOpenApiPathsObject {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {}
  for (const group of Map.groupBy(rows, ([, row]) => `${row.method} ${row.path}`).values()) {
    const [first] = group
    if (!first) continue
    const [, { path, method }] = first
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(group) }
  }
  return paths
}

/** Rows that share a method and path are one operation in OpenAPI, with a body of either kind. */
function operationOf(group: [string, Endpoint][]): ZodOpenApiOperationObject {
  const rows = group.map(([, row]) => row)
  const [row] = rows
  if (!row) throw new Error('An operation needs a row.')
  return {
    operationId: group.map(([name]) => name).join('Or'),
    summary: rows.map(({ summary }) => summary).join(' — or: '),
    ...(row.access !== 'anyone' && { security: securityOf(row.access) }),
    requestParams: { ...(row.params && { path: row.params }), ...(row.query && { query: row.query }) },
    ...requestBodyOf(rows),
    responses: responsesOf(rows),
  }
}

const securityOf = (access: Exclude<Endpoint['access'], 'anyone'>) =>
  access === 'optional' ? [{}, { user: [] }] : [{ [access]: [] }]

function requestBodyOf(rows: Endpoint[]): Pick<ZodOpenApiOperationObject, 'requestBody'> {
  const fileField = rows[0]?.fileField
  if (fileField) {
    const schema = {
      type: 'object' as const,
      required: [fileField],
      properties: { [fileField]: { type: 'string' as const, format: 'binary' } },
    }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  const bodies = rows.flatMap(({ body }) => body ?? [])
  const [body] = bodies
  if (!body) return {}
  return {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: bodies.length > 1 ? z.union(bodies) : body } },
    },
  }
}

function responsesOf(rows: Endpoint[]): ZodOpenApiOperationObject['responses'] {
  const [row] = rows
  if (!row) return {}
  const content = row.status === 204 ? {} : { content: { 'application/json': { schema: row.reply } } }
  const problem = { content: { 'application/json': { schema: problemSchema } } }
  const refusals = Map.groupBy([...new Set(rows.flatMap(refusalsOf))], code => String(refusalStatus[code]))
  return {
    [row.status]: { description: 'Done', ...content },
    ...Object.fromEntries(
      [...refusals].map(([status, codes]) => [status, { description: codes.join(', '), ...problem }]),
    ),
  }
}

/** The refusals that follow from a row's properties, and those that it lists. */
export function refusalsOf(row: Endpoint): RefusalCode[] {
  return [
    ...(row.access === 'anyone' ? [] : (['unauthorized'] as const)),
    ...(row.body || row.query || row.fileField ? (['invalid_request'] as const) : []),
    ...(row.params ? (['not_found'] as const) : []),
    ...(row.body || row.fileField ? (['payload_too_large', 'unsupported_media_type'] as const) : []),
    'too_many_requests',
    ...(row.refusals ?? []),
  ]
}
