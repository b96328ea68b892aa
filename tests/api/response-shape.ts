import assert from 'node:assert/strict'
import type { Endpoint } from '#contract/endpoint.ts'
import { problemSchema } from '#contract/errors.ts'

/** A problem without any further field. Created once, because a schema is compiled at its first use. */
export const strictProblem = problemSchema.strict()

type InjectedResponse = { statusCode: number; payload: string; headers: Record<string, unknown> }

/** Asserts that the response is no 5xx and has the shape that its row describes. */
export function assertResponseShape(
  operation: string,
  row: Endpoint,
  { statusCode, payload, headers }: InjectedResponse,
): void {
  assert.ok(statusCode < 500, `${operation} answered ${statusCode}: ${payload}`)
  if (statusCode >= 400) {
    const problem = strictProblem.parse(JSON.parse(payload))
    assert.equal(problem.requestId, headers['x-request-id'])
    return
  }
  assert.equal(statusCode, row.status)
  if (statusCode === 204) {
    assert.equal(payload, '')
    return
  }
  if (row.replyTypes) {
    assert.ok(row.replyTypes.includes(String(headers['content-type'])), String(headers['content-type']))
    return
  }
  const body: unknown = JSON.parse(payload)
  // Parsing strips unknown keys, so any superfluous key shows as a difference.
  assert.deepEqual(row.reply.parse(body), body)
}
