import { type Problem, type RefusalCode, refusals } from '#contract/errors.ts'

type RefusalOptions = {
  fields?: Record<string, string>
  retryAfter?: number
  cause?: unknown
  departure?: Problem['departure']
  restriction?: Problem['restriction']
  claim?: Problem['claim']
  likeness?: Problem['likeness']
  made?: Problem['made']
}

/** An expected refusal. Its code is listed in the contract; its sentence is for the person who reads it. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly fields: Record<string, string> | undefined
  /** Retry-After in seconds, for 429 and 503. */
  readonly retryAfter: number | undefined
  readonly departure: Problem['departure']
  readonly restriction: Problem['restriction']
  readonly claim: Problem['claim']
  readonly likeness: Problem['likeness']
  readonly made: Problem['made']
  constructor(code: RefusalCode, message: string, options: RefusalOptions = {}) {
    super(message, { cause: options.cause })
    this.code = code
    this.fields = options.fields
    this.retryAfter = options.retryAfter
    this.departure = options.departure
    this.restriction = options.restriction
    this.claim = options.claim
    this.likeness = options.likeness
    this.made = options.made
  }
}

/** Ends the request with a refusal of the contract. */
export function refuse(code: RefusalCode, message: string, options?: RefusalOptions): never {
  throw new Refusal(code, message, options)
}

export const statusOf = (refusal: Refusal): number => refusals[refusal.code].status

export const problemBody = (
  { code, message, fields, departure, restriction, claim, likeness, made }: Refusal,
  requestId: string,
): Problem => ({
  code,
  message,
  requestId,
  ...(fields && { fields }),
  ...(departure && { departure }),
  ...(restriction && { restriction }),
  ...(claim && { claim }),
  ...(likeness && { likeness }),
  ...(made && { made }),
})

export const notFound = (message: string): Refusal => new Refusal('not_found', message)
