import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Operation, routes } from '#contract/routes.ts'
import { intranet } from '#tests/support/other-site.ts'
import { withProviders } from '#tests/support/providers.ts'
import { openRequests } from '#tests/support/requests/requests.ts'
import { openSite, openUnthrottled } from '#tests/support/site.ts'
import { answerTo } from './fuzz.answer.ts'
import { inputsFor } from './fuzz.inputs.ts'
import { assertResponseShape } from './response-shape.ts'

const inputsPerOperation = 300
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)

const site = await openSite({ ...intranet, ...(await withProviders()) })
const { app } = await openUnthrottled(site)
const requests = await openRequests(site)

/** Operations with bodies of megabytes are tested alone, because other requests would have to wait for them. */
const hasLargeBody = ([, { maxBodyBytes }]: [string, Endpoint]) => maxBodyBytes !== undefined
/** Pictures have tests of their own. */
const fuzzed = Object.entries<Endpoint>(routes).filter(([, { fileField }]) => !fileField)

describe(`Z1: the contract under hostile input (FUZZ_SEED=${seed})`, { concurrency: 4 }, () => {
  for (const [operation, row] of fuzzed.filter(entry => !hasLargeBody(entry))) fuzz(operation, row)
})
describe('Z1: large bodies', () => {
  for (const [operation, row] of fuzzed.filter(hasLargeBody)) fuzz(operation, row)
})

/** After this many inputs the test prepares a new request, since invalid inputs may have used up a ticket or claimed a case. */
const inputsPerRequest = 20

function fuzz(operation: string, row: Endpoint): void {
  test(`${operation}: none of ${inputsPerOperation} inputs gets a 5xx, and every response has its documented shape`, async t => {
    const statuses: Record<number, number> = {}
    let [request, sent] = [await requests.prepare(operation as Operation), 0]
    const inputs = inputsFor(row, { example: () => request.body ?? {}, realId: () => request.id })
    const property = fc.asyncProperty(inputs, async ({ path, query, body, contentType }) => {
      const headers = {
        ...(request.token && { authorization: `Bearer ${request.token}` }),
        ...(body !== undefined && contentType !== undefined && { 'content-type': contentType }),
      }
      const payload = body !== undefined && { payload: Buffer.from(body) }
      const answer = await answerTo(app, { method: row.method, url: path + query, headers, ...payload })
      statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1
      assertResponseShape(operation, row, answer)
      sent += 1
      if (row.method !== 'GET' && (answer.statusCode === row.status || sent % inputsPerRequest === 0))
        request = await requests.prepare(operation as Operation)
    })
    await fc.assert(property, {
      numRuns: inputsPerOperation,
      seed,
      endOnFailure: true,
      includeErrorInReport: true,
    })
    t.diagnostic(`${operation} ${JSON.stringify(statuses)}`)
    assert.ok(statuses[row.status], `some were right: ${JSON.stringify(statuses)}`)
  })
}

test('Z1: none of these inputs made the server log an error', () => {
  assert.deepEqual(site.logLines, [])
})
