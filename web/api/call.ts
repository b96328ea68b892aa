import type { z } from 'zod'
import type { Routes } from '#contract/routes.ts'
import { Refusal } from './failure.ts'
import { findToken } from './session.ts'
import { type HttpResponse, send } from './transport.ts'

/** The contract's rows by method and path; two rows of the same address are a union. */
type EndpointsByAddress = {
  [Op in keyof Routes as `${Routes[Op]['method']} ${Routes[Op]['path']}`]: Routes[Op]
}
type Method = Routes[keyof Routes]['method']
type PathIn<Address, M extends Method> = Address extends `${M} ${infer Path}` ? Path : never
type PathOf<M extends Method> = PathIn<keyof EndpointsByAddress, M>
type EndpointOf<M extends Method, P extends string> = `${M} ${P}` extends keyof EndpointsByAddress
  ? EndpointsByAddress[`${M} ${P}`]
  : never

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
  /** Ids are numbers here and may be strings elsewhere. */
  id?: string | number
  query?: QueryOf<R>
  body?: BodyOf<R>
  credentials?: RequestCredentials
  signal?: AbortSignal
}

export type ReplyOf<M extends Method, P extends string> =
  EndpointOf<M, P> extends { reply: infer Schema } ? Parsed<Schema> : never

/** Calls one row of the contract and answers its reply; throws a Refusal from 400 up, NetworkError without a reply. */
export async function call<M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  input: Input<EndpointOf<M, P>> = {},
): Promise<ReplyOf<M, P>> {
  const response = await callForResponse(method, path, input)
  return response.body as ReplyOf<M, P>
}

/** The same with status and headers, for the few callers to whom these say something. */
export async function callForResponse<M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  { id, query, body, credentials, signal }: Input<EndpointOf<M, P>> = {},
): Promise<HttpResponse> {
  const resolvedPath = path.replace('{id}', encodeURIComponent(String(id)))
  const isForm = typeof FormData !== 'undefined' && body instanceof FormData
  const response = await send(resolvedPath + toQueryString(query), {
    method,
    headers: { ...authorization(resolvedPath), ...(!isForm && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    ...(credentials && { credentials }),
    ...(signal && { signal }),
  })
  if (response.status >= 400) throw refusalOf(response)
  return response
}

/** Admin calls are known by their address; everything else goes in the name of the user. */
function authorization(path: string): Record<string, string> {
  const token = findToken(path.includes('/admin') ? 'admin' : 'user')
  return token ? { authorization: `Bearer ${token}` } : {}
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
  )
}
