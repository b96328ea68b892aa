import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ApiResponse } from '#tests/support/call.ts'
import { aMember, aNewMember, anAdmin } from '#tests/support/people.ts'
import { openSite, openUnthrottled } from '#tests/support/site.ts'

const site = await openSite()
const { call } = await openUnthrottled(site)
const { email: known } = await aNewMember(site)
const { email: suspended, id } = await aNewMember(site)
await site.pool.query("update users set status = 'suspended' where id = $1", [id])
const { email: verified } = await aMember(site)
const { email: administrator } = await anAdmin(site)

const rounds = 40
const unknownEmail = () => `nobody-${Math.random().toString(36).slice(2)}@example.org`

/**
 * Returns the parts of a response that an attacker can compare: the status, the body without its request id, the header names and
 * the length.
 */
function comparableParts({ status, headers, body }: ApiResponse): unknown {
  const { requestId, ...rest } = body
  return { status, rest, headers: [...headers.keys()].sort(), length: headers.get('content-length') }
}

const median = (durations: number[]): number =>
  durations.toSorted((a, b) => a - b)[Math.floor(durations.length / 2)] ?? 0

async function timed(ask: () => Promise<ApiResponse>): Promise<{ ms: number; answer: ApiResponse }> {
  const since = performance.now()
  const answer = await ask()
  return { ms: performance.now() - since, answer }
}

const endpoints: [name: string, path: string, body: (email: string) => object, existing: string[]][] = [
  ['login', '/api/auth/login', email => ({ email, password: 'not the password' }), [known, suspended]],
  [
    'the administrator sign-in',
    '/api/admin/signin',
    email => ({ email, password: 'not the password' }),
    [administrator, known],
  ],
  ['the reset', '/auth/reset-password', email => ({ email }), [known, suspended]],
  [
    'a new verification link',
    '/api/auth/verify-email/resend',
    email => ({ email }),
    [known, suspended, verified],
  ],
]

for (const [name, path, bodyFor, existing] of endpoints) {
  test(`A6: ${name} does not reveal which addresses have an account: same response, same time`, {
    tags: ['account-enumeration'],
  }, async t => {
    const subjects = [...existing.map(email => () => email), unknownEmail]
    const durations = subjects.map((): number[] => [])
    const answers = new Set<string>()
    for (let round = 0; round < rounds; round++) {
      for (const [index, subject] of subjects.entries()) {
        const { ms, answer } = await timed(() => call('POST', path, { body: bodyFor(subject()) }))
        durations[index]?.push(ms)
        answers.add(JSON.stringify(comparableParts(answer)))
      }
    }
    assert.equal(answers.size, 1, [...answers].join('\n'))
    const medians = durations.map(median)
    const ratio = Math.max(...medians) / Math.min(...medians)
    t.diagnostic(`medians ${medians.map(ms => ms.toFixed(1)).join(', ')} ms`)
    // Without the decoy hash the response for an unknown account would be ten times faster.
    assert.ok(ratio < 2, `the slowest kind takes ${ratio.toFixed(2)} times the quickest`)
  })
}
