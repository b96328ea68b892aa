import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type DocumentedOperation, operationsOf } from '#server/platform/docs/document-types.ts'
import { openApiDocument } from '#server/platform/docs/openapi.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { aMember, anAdmin, password } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { rounds } from '#tests/support/rounds.ts'
import { openSite, openUnthrottled } from '#tests/support/site.ts'
import { listSqlErrors, sharedServerVariable } from '#tests/support/test-postgres.ts'
import { shapedLike, sqlPayloads } from './sql-payloads.ts'

/** A request of the API with the example values of its documentation. `path` has the names of its parameters in braces. */
type DocumentedRequest = {
  /** The operation's name: `editRecipeOrRateRecipe` for rows that share method and path. */
  name: string
  method: string
  path: string
  query: Record<string, string>
  body: Record<string, unknown> | undefined
  isOfAdmin: boolean
}

/** Returns one request for each operation that takes JSON or nothing, and for each kind of body. */
function listDocumentedRequests(url: string): DocumentedRequest[] {
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

// Starts its own PostgreSQL server, so that the log contains only what these tests cause.
delete process.env[sharedServerVariable]
const site = await openSite()
const { app, url } = await openUnthrottled(site)
const admin = await anAdmin(site)

/**
 * Operations that hash a password in each request. They get every 11th payload, which includes each kind. With more rounds the
 * other operations get more.
 */
const hashing =
  /^(login|signup|createFirstAdmin|adminSignin|confirmReset|changePassword|undoEmailChange|updateUser)$/
const everyNth = ({ name }: DocumentedRequest) => (hashing.test(name) ? 11 : Math.ceil(11 / rounds))

let names = 0
const aName = () => {
  names += 1
  return `cook-${names}`
}

/** Prepares a member's request with values that get as far as possible. */
async function prepare({ name, body, path, isOfAdmin }: DocumentedRequest) {
  const member = await aMember(site)
  const recipe = await publishRecipe(site, member)
  const own = {
    email: name === 'adminSignin' ? admin.email : member.email,
    password,
    confirmPassword: password,
    currentPassword: password,
  }
  const values = Object.entries(body ?? {}).map(([key, value]) => [
    key,
    key in own ? own[key as 'email'] : value,
  ])
  return {
    token: isOfAdmin ? admin.token : member.token,
    id: path.includes('/users/') ? member.id : recipe,
    body: body && Object.fromEntries(values),
    fresh: () => (name === 'signup' ? { username: aName(), email: `${aName()}@example.org` } : {}),
  }
}

let sent = 0
const fieldsSent: string[] = []

const requests = listDocumentedRequests(url)

describe('Z4: text that is SQL', { concurrency: 4 }, () => {
  for (const request of requests) {
    const texts = Object.entries(request.body ?? {}).filter(([, value]) => typeof value === 'string')
    const fields = [
      ...Object.keys(request.query).map(field => ({
        field,
        place: 'query' as const,
        example: request.query[field],
      })),
      ...texts.map(([field, example]) => ({ field, place: 'body' as const, example })),
      ...(request.path.includes('{') ? [{ field: 'id', place: 'path' as const, example: '' }] : []),
    ]
    if (fields.length === 0) continue
    test(`${request.method} ${request.path} takes SQL as text in each field, or refuses it`, async () => {
      const { token, id, body, fresh } = await prepare(request)
      for (const { field, place, example } of fields) {
        fieldsSent.push(`${request.name} ${field}`)
        for (let n = 0; n < sqlPayloads.length; n += everyNth(request)) {
          const payload = sqlPayloads[n] ?? ''
          const value = n % 2 === 0 ? payload : shapedLike(example, payload)
          const query = new URLSearchParams({
            ...request.query,
            ...(place === 'query' && { [field]: value }),
          })
          const path = request.path.replace(
            /\{\w+\}/,
            place === 'path' ? encodeURIComponent(id + value) : String(id),
          )
          const answer = await app.inject({
            method: request.method as 'GET',
            url: `${path}?${query}`,
            headers: { authorization: `Bearer ${token}` },
            ...(body && { payload: { ...body, ...fresh(), ...(place === 'body' && { [field]: value }) } }),
          })
          sent += 1
          assert.ok(answer.statusCode < 500, `${field}: ${value}: ${answer.statusCode} ${answer.payload}`)
        }
      }
    })
  }
})

test('Z4: PostgreSQL found no mistake in any statement', async t => {
  t.diagnostic(`${sent} requests, ${fieldsSent.length} fields`)
  assert.ok(fieldsSent.length > 60 && sent > 1_200, `${sent} requests, ${fieldsSent.length} fields`)
  assert.deepEqual(site.logLines, [])
  assert.deepEqual(await listSqlErrors(site), [])
})
