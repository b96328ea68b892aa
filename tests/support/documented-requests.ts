import { type DocumentedOperation, operationsOf } from '#server/platform/docs/document-types.ts'
import { openApiDocument } from '#server/platform/docs/openapi.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'

/** A call of the API with the values that its documentation has for example; `path` has its parameters' names in braces. */
export type DocumentedRequest = {
  /** The operation's, `editRecipeOrRateRecipe` of rows that share method and path. */
  name: string
  method: string
  path: string
  query: Record<string, string>
  body: Record<string, unknown> | undefined
  isOfAdmin: boolean
}

/** One for each operation that takes JSON or nothing, and for each kind of body. */
export function listDocumentedRequests(url: string): DocumentedRequest[] {
  const { throttles } = defaultLimits
  const document = openApiDocument({ publicUrl: url, throttles })
  return operationsOf(document).flatMap(operation =>
    bodiesOf(operation).map(body => ({
      name: operation.operationId,
      method: operation.method,
      path: operation.path,
      query: queryOf(operation),
      body,
      isOfAdmin: operation.security?.some(scheme => 'admin' in scheme) ?? false,
    })),
  )
}

function bodiesOf({ requestBody }: DocumentedOperation): DocumentedRequest['body'][] {
  if (!requestBody) return [undefined]
  const examples = Object.values(requestBody.content['application/json']?.examples ?? {})
  return examples.map(({ value }) => value as Record<string, unknown>)
}

const queryOf = ({ parameters = [] }: DocumentedOperation): Record<string, string> =>
  Object.fromEntries(
    parameters
      .filter(parameter => parameter.in === 'query')
      .map(({ name, example, schema }) => [
        name,
        String(example ?? schema.enum?.[0] ?? (schema.type === 'string' ? name : 1)),
      ]),
  )
