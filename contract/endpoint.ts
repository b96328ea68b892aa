import type { z } from 'zod'
import type { RefusalCode } from './errors.ts'
import type { ThrottleName } from './limits.ts'

/**
 * Who may call a row.
 * `anyone`: a token is never a reason to refuse. `optional`: no token is fine, a bad one is 401.
 * `user` and `admin`: a live token of that realm; the other realm's token is not a credential here.
 */
export type Access = 'anyone' | 'optional' | 'user' | 'admin'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** One operation of the API: what goes in, what comes out, who may, and how it can be refused. */
export type Endpoint = {
  method: Method
  /** OpenAPI style: `/api/recipes/{id}`. */
  path: string
  access: Access
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** Two rows may share a method and path; this one is meant when the body has exactly these keys. */
  bodyKeys?: readonly string[]
  /** The body is multipart/form-data with one file in this field. */
  fileField?: string
  /**
   * Whose answer may be kept. `untilWrite`: the same for every stranger until somebody writes, so the server keeps it ready.
   * `byReader`: only the reader's browser, which asks with its ETag whether it is still right.
   */
  cached?: 'untilWrite' | 'byReader'
  status: 200 | 201 | 204
  reply: z.ZodType
  /** Beyond those that follow from `access`, `params`, `body` and `throttle`. */
  refusals?: readonly RefusalCode[]
  throttle?: ThrottleName
}

/** Keeps the row's literal types, so that paths, bodies and replies are known to the compiler on both sides. */
export const endpoint = <const Row extends Endpoint>(row: Row): Row => row
