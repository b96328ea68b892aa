/**
 * Why there is no page: `closed` is an address that may not be connected to, `silent` one that does not answer, `unwilling` one that
 * does not want a program to read it; `large` and `other` are answers that are too large or no page.
 */
export type FailureReason = 'closed' | 'silent' | 'unwilling' | 'large' | 'other'

export class FetchFailure extends Error {
  readonly reason: FailureReason
  constructor(reason: FailureReason, options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}
