import type { z } from 'zod'
import type { Routes } from '#contract/routes.ts'
import { Refusal } from './failure.ts'
import { forgetIdempotencyKey, idempotencyKeyOf } from './idempotency-key.ts'
import { isOwnBackend } from './own-backend.ts'
import { findToken, type Realm } from './session.ts'
import { type HttpResponse, send } from './transport.ts'

/** The contract's endpoints by row. Endpoints that share a row form a union. */
type EndpointsByRow = { [Op in keyof Routes as Routes[Op]['row']]: Routes[Op] }
type CallableRow = keyof EndpointsByRow

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : never
type BodyOf<R> = R extends { body: infer Schema }
  ? Parsed<Schema>
  : R extends { fileField: string }
    ? FormData
    : Record<string, never>
type QueryOf<R> = R extends { query: infer Schema }
  ? Partial<Record<keyof Parsed<Schema>, string | number>>
  : never

type Input<R> = {
  /** Ids are numbers on our server and may be strings on other backends. */
  id?: string | number
  query?: QueryOf<R>
  body?: BodyOf<R>
  /** The realm whose token is sent with a row that anyone may request. For other rows, the row's access decides. */
  realm?: Realm
  credentials?: RequestCredentials
  /**
   * For a request that creates something: if it is repeated because the response was lost, it creates nothing more. `true`
   * recognises the request by its JSON, a string is used as the key.
   */
  once?: true | string
  signal?: AbortSignal
}

type ReplyOf<R> = R extends { reply: infer Schema } ? Parsed<Schema> : never

/**
 * Requests one row of the contract and returns its reply. Throws a Refusal for a status of 400 or more, and a NetworkError
 * without a response.
 */
export async function call<R extends CallableRow>(
  row: R,
  input: Input<EndpointsByRow[R]> = {},
): Promise<ReplyOf<EndpointsByRow[R]>> {
  const response = await callForResponse(row, input)
  return response.body as ReplyOf<EndpointsByRow[R]>
}

/** Requests one row like `call`, and also returns the status and headers, which few callers need. */
export async function callForResponse<R extends CallableRow>(
  row: R,
  { id, query, body, realm, credentials, once, signal }: Input<EndpointsByRow[R]> = {},
): Promise<HttpResponse> {
  const [access, method = '', path = ''] = row.split(' ')
  const token = findToken(realm ?? (access === 'admin' ? access : 'user'))
  const key = once === true ? idempotencyKeyOf(row, [id, body]) : once
  const isForm = typeof FormData !== 'undefined' && body instanceof FormData
  const response = await send(path.replace('{id}', encodeURIComponent(String(id))) + toQueryString(query), {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(!isForm && { 'content-type': 'application/json' }),
      // Other backends may not allow browsers to send this header.
      ...(key && isOwnBackend && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    ...(credentials && { credentials }),
    ...(signal && { signal }),
  })
  if (response.status >= 400) throw refusalOf(response)
  if (key) forgetIdempotencyKey(row, key)
  return response
}

function toQueryString(query: Record<string, string | number | undefined> = {}): string {
  const definedEntries = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  if (definedEntries.length === 0) return ''
  return `?${new URLSearchParams(definedEntries.map(([name, value]) => [name, String(value)]))}`
}

function refusalOf({ status, body }: HttpResponse): Refusal {
  const problem = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const { message, fields } = problem
  return new Refusal(
    status,
    typeof message === 'string' && message !== '' ? message : undefined,
    (fields ?? {}) as Record<string, string>,
    problem,
  )
}
