/**
 * Why there is no page. `closed`: connections to the address are not allowed. `silent`: the server does not answer. `unwilling`: the
 * site does not want programs to read the page. `large`: the response is too large. `other`: the response is not a page.
 */
export type FailureReason = 'closed' | 'silent' | 'unwilling' | 'large' | 'other'

export class FetchFailure extends Error {
  readonly reason: FailureReason
  constructor(reason: FailureReason, options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}
