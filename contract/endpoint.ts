import type { z } from 'zod'
import type { RefusalCode } from './errors.ts'

/**
 * Who may send a request to a row.
 * `anyone`: a token is never a reason to refuse. `optional`: a request without a token is accepted, one with an invalid token is
 * refused with 401.
 * `user` and `admin`: a live token of that realm; a token of the other realm counts as none. An administrator who needs a second
 * factor and has none is refused.
 * `moderator`: a member who is a moderator and has a second factor or verified a passkey in this session, or an administrator.
 * For any other member the row does not exist.
 */
export type Access = 'anyone' | 'optional' | 'user' | 'moderator' | 'admin'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** An operation as `rows.ts` writes it. The path is in OpenAPI style: `user GET /api/recipes/{id}`. */
export type Row = `${Access} ${Method} /${string}`

type Address<Written extends Row> =
  Written extends `${infer A extends Access} ${infer M extends Method} ${infer Path}`
    ? { row: Written; access: A; method: M; path: Path }
    : never

/** The names of the rate limits: of single rows, or of work that a row's requests cause. The operator sets how much each limit allows. */
export type ThrottleName =
  | 'login'
  | 'adminSignin'
  | 'signup'
  | 'resetPassword'
  | 'ownPassword'
  | 'secondFactor'
  | 'passkey'
  | 'provider'
  | 'changeEmail'
  | 'redeemLink'
  | 'contact'
  | 'clientError'
  | 'comment'
  | 'reportContent'
  | 'block'
  | 'moderate'
  | 'appeal'
  | 'upload'
  | 'readPage'
  | 'importFile'
  | 'fetchPage'
  | 'createRecipe'
  | 'editRecipe'
  | 'readLines'
  | 'createDraft'
  | 'changeDraft'
  | 'compareDraft'

export type ExampleRequest = {
  query?: Readonly<Record<string, string | number>>
  body?: Readonly<Record<string, unknown>>
  /** The name of the uploaded file, for a row with `fileField`. */
  file?: string
}

/** One operation of the API: what it takes, what it returns, who may request it, and how it can be refused. */
export type Endpoint = {
  row: Row
  access: Access
  method: Method
  path: string
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** Several rows may share a method and path. This row is chosen if the body has exactly these keys. */
  bodyKeys?: readonly string[]
  /** The body is multipart/form-data with one file in this field. */
  fileField?: string
  /** The file may be as large as the operator allows for an imported file. The server stores it on disk, not in memory. */
  isLargeFile?: true
  /**
   * The largest body in bytes, for a row whose body may be larger than other rows'. Such a request, like an upload, holds a place
   * from its arrival until the response is sent.
   */
  maxBodyBytes?: number
  /** The row accepts an `Idempotency-Key`: a request that is repeated with the same key within a day creates nothing more. */
  takesIdempotencyKey?: true
  /**
   * Most of the request's time is spent waiting for another server, in a separate queue. It therefore takes no place among the
   * requests that this server works on.
   */
  waitsForOthers?: true
  /**
   * Who may cache the response. `untilWrite`: the server, until the next write, because all anonymous visitors receive the same
   * response. `byReader`: only the reader's browser, which revalidates the response by its ETag.
   */
  cached?: 'untilWrite' | 'byReader'
  status: 200 | 201 | 204
  reply: z.ZodType
  /** The reply is not JSON but text of one of these media types. The `content-type` header says which. */
  replyTypes?: readonly string[]
  /** The reply for a client that prefers `return=minimal` (RFC 7240): only what the request may have changed. */
  minimalReply?: z.ZodType
  /** Response headers that say something that the body does not. */
  replyHeaders?: Readonly<Record<string, { description: string; example?: string }>>
  /** The refusals beyond those that follow from `access`, `params`, `body` and `throttle`. */
  refusals?: readonly RefusalCode[]
  throttle?: ThrottleName
  /** The row publishes something: a member who may not publish for a time is refused with `limited`. */
  publishes?: true
  /** The row changes something that the caller must own. If another member owns it, the request is refused with this code. */
  refusesOthers?: 'forbidden' | 'not_found'
  /** `private`: what the row writes appears in no public response, so cached responses are kept. Without it a write drops them. */
  writes?: 'private'
  /** False if the row needs hardly any space, or frees some. It is then served even when the disk is nearly full. */
  needsSpace?: false
  /** An example request, valid once its ids and tokens are replaced by real ones. The documentation shows it and tests send it. */
  example?: ExampleRequest
  /** A suspended member may use this row, too. All other rows that need a token refuse such a member with `suspended`. */
  whileSuspended?: true
  /** An administrator who needs a second factor and has none may use this row, too. All other rows refuse with `admin_second_factor`. */
  withoutSecondFactor?: true
}

/**
 * Combines a row with its schemas and preserves its literal types, so that the compiler checks paths, bodies and replies in
 * server and client.
 */
export function endpoint<
  const Written extends Row,
  const Schemas extends Omit<Endpoint, 'row' | 'access' | 'method' | 'path'>,
>(row: Written, schemas: Schemas): Address<Written> & Schemas {
  const [access, method, path] = row.split(' ')
  return { row, access, method, path, ...schemas } as unknown as Address<Written> & Schemas
}
