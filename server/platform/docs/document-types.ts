import type { createDocument } from 'zod-openapi'

export type OpenApiDocument = ReturnType<typeof createDocument>

/** What our document uses of OpenAPI, which allows much more: it has references only to schemas and to examples of refusals. */

export type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  items?: Schema
  anyOf?: Schema[]
  enum?: string[]
  const?: unknown
  examples?: unknown[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
}

/** The shapes that schemas refer to, by their names. */
export type Shapes = Record<string, Schema>

/** `examples` are those of a request or of refusals. */
export type Media = { schema: Schema; examples?: Record<string, { value: unknown }> }

export type Response = {
  description: string
  headers?: Record<string, { description: string; example?: string }>
  content?: Record<string, Media>
}

export type Parameter = {
  in: 'path' | 'query'
  name: string
  schema: Schema
  required?: boolean
  description?: string
  example?: string | number
}

export type DocumentedOperation = {
  path: string
  /** In capitals. */
  method: string
  operationId: string
  summary: string
  description?: string
  tags: string[]
  security?: Record<string, string[]>[]
  parameters: Parameter[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, Response>
}

/** Returns every operation of the document, in order. */
export const operationsOf = ({ paths = {} }: OpenApiDocument): DocumentedOperation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, DocumentedOperation>).map(([method, operation]) => ({
      ...operation,
      path,
      method: method.toUpperCase(),
    })),
  )
