import { type Problem, type RefusalCode, refusalStatus } from '#contract/errors.ts'

type RefusalOptions = { fields?: Record<string, string>; retryAfter?: number; cause?: unknown }

/** A refusal we expect: its code is listed in the contract, its sentence is for the person who meets it. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly fields: Record<string, string> | undefined
  /** Seconds until it is worth trying again, for 429 and 503. */
  readonly retryAfter: number | undefined
  constructor(code: RefusalCode, message: string, options: RefusalOptions = {}) {
    super(message, { cause: options.cause })
    this.code = code
    this.fields = options.fields
    this.retryAfter = options.retryAfter
  }
}

/** Stops the request with a listed refusal. */
export function refuse(code: RefusalCode, message: string, options?: RefusalOptions): never {
  throw new Refusal(code, message, options)
}

export const statusOf = (refusal: Refusal): number => refusalStatus[refusal.code]

export const problemBody = ({ code, message, fields }: Refusal, requestId: string): Problem => ({
  code,
  message,
  requestId,
  ...(fields && { fields }),
})

export const notFound = (what: string): Refusal =>
  new Refusal('not_found', `${what} was not found. It may have been deleted.`)
