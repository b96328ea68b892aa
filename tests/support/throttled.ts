import assert from 'node:assert/strict'
import type { ApiResponse, CallOptions } from './call.ts'
import { password } from './people.ts'

/** Returns the options of a request from this address, to a site behind a trusted proxy. */
export const from = (address: string, sent: CallOptions = {}): CallOptions => ({
  ...sent,
  headers: { ...sent.headers, 'x-forwarded-for': address },
})
export const wrong = (email: string) => ({ body: { email, password: 'not the password' } })
export const right = (email: string) => ({ body: { email, password } })
let networks = 0
/** Returns an address that no other request of these tests has. */
export function aNetwork(): string {
  networks += 1
  return `100.64.${networks >> 8}.${networks & 255}`
}

/** Returns how many requests were not throttled; asserts that the others were refused correctly. */
export function countAllowed(answers: ApiResponse[], windowSeconds: number): number {
  const refused = answers.filter(({ status }) => status === 429)
  for (const { headers, body } of refused) {
    const seconds = Number(headers.get('retry-after'))
    assert.ok(Number.isInteger(seconds) && seconds >= 1 && seconds <= windowSeconds, String(seconds))
    assert.equal(body.code, 'too_many_requests')
    assert.match(
      body.message,
      /^(?:That was too often|Too many wrong passwords were tried)\. Please try again in \d+ (?:seconds|minutes)/,
    )
  }
  return answers.length - refused.length
}

/** Asserts how many guesses were evaluated: as many as the rate allows, or fewer if a slow machine shed some of a burst with 503. */
export function assertEvaluated(answers: ApiResponse[], calls: number): void {
  const countOf = (wanted: number) => answers.filter(({ status }) => status === wanted).length
  const [evaluated, shed] = [countOf(401), countOf(503)]
  assert.equal(evaluated + shed + countOf(429), answers.length)
  assert.ok(evaluated <= calls, `${evaluated} were evaluated`)
  if (shed === 0) assert.equal(evaluated, calls)
}
