import type { z } from 'zod'
import type { RefusalCode } from './errors.ts'

/**
 * Who may call a row.
 * `anyone`: a token is never a reason to refuse. `optional`: no token is fine, a bad one is 401.
 * `user` and `admin`: a live token of that realm; the other realm's token is not a credential here. An administrator who needs a second
 * factor and has none is refused.
 * `moderator`: a member who is one and has a second factor or verified a passkey in this session, or an administrator; for any other member there is nothing.
 */
export type Access = 'anyone' | 'optional' | 'user' | 'moderator' | 'admin'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** How `rows.ts` writes an operation; the path is OpenAPI style: `user GET /api/recipes/{id}`. */
export type Row = `${Access} ${Method} /${string}`

type Address<Written extends Row> =
  Written extends `${infer A extends Access} ${infer M extends Method} ${infer Path}`
    ? { row: Written; access: A; method: M; path: Path }
    : never

/** The rates that rows may have of their own, and those of what a row leads to; how much each allows is the operator's. */
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
  /** The name of the file, of a row with `fileField`. */
  file?: string
}

/** One operation of the API: what goes in, what comes out, who may, and how it can be refused. */
export type Endpoint = {
  row: Row
  access: Access
  method: Method
  path: string
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** Two rows may share a method and path; this one is meant when the body has exactly these keys. */
  bodyKeys?: readonly string[]
  /** The body is multipart/form-data with one file in this field. */
  fileField?: string
  /** It may be as large as the operator lets an imported file be, and is received on the disk, not in memory. */
  isLargeFile?: true
  /** Of a body that may be larger than those of other rows; as files, it holds a place from its arrival until it is answered. */
  maxBodyBytes?: number
  /** Takes an `Idempotency-Key`: sent again with the same one within a day, it makes nothing more. */
  takesIdempotencyKey?: true
  /** Its time is another server's, in a queue of its own: it takes no place of what this one works on. */
  waitsForOthers?: true
  /**
   * Who may cache the response. `untilWrite`: the server, until the next write, since it is the same for all anonymous visitors.
   * `byReader`: only the reader's browser, which revalidates it by ETag.
   */
  cached?: 'untilWrite' | 'byReader'
  status: 200 | 201 | 204
  reply: z.ZodType
  /** The reply is text of one of these media types, which its `content-type` names, and not JSON. */
  replyTypes?: readonly string[]
  /** Sent instead to a client that prefers `return=minimal` (RFC 7240): what the call may have changed. */
  minimalReply?: z.ZodType
  /** What headers say that the body does not. */
  replyHeaders?: Readonly<Record<string, { description: string; example?: string }>>
  /** Beyond those that follow from `access`, `params`, `body` and `throttle`. */
  refusals?: readonly RefusalCode[]
  throttle?: ThrottleName
  /** A member who may not publish for a time is refused with `limited`. */
  publishes?: true
  /** It acts on what the caller owns: refused so if that is another member's. */
  refusesOthers?: 'forbidden' | 'not_found'
  /** `private`: what it writes stands in no public response, so that cached responses stay. Without it a write drops them. */
  writes?: 'private'
  /** False: it takes hardly any space, or frees some, and is served on a disk that is nearly full. */
  needsSpace?: false
  /** A request that is valid once its ids and tokens are those of a site: the documentation shows it, and tests send it. */
  example?: ExampleRequest
  /** Also for a member who is suspended, for whom all else that needs a token is refused with `suspended`. */
  whileSuspended?: true
  /** Also for an administrator who needs a second factor and has none, for whom all else is refused with `admin_second_factor`. */
  withoutSecondFactor?: true
}

/** Completes a row and preserves its literal types, so that the compiler checks paths, bodies and replies on both sides. */
export function endpoint<
  const Written extends Row,
  const Schemas extends Omit<Endpoint, 'row' | 'access' | 'method' | 'path'>,
>(row: Written, schemas: Schemas): Address<Written> & Schemas {
  const [access, method, path] = row.split(' ')
  return { row, access, method, path, ...schemas } as unknown as Address<Written> & Schemas
}
