import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Operation, routes } from '#contract/routes.ts'
import { type ApiResponse, type RawRequest, rawCall } from '#tests/support/call.ts'
import { databaseHash } from '#tests/support/fingerprint.ts'
import { stopSchedules, waitForPostponedJobs } from '#tests/support/jobs.ts'
import { intranet } from '#tests/support/other-site.ts'
import { withProviders } from '#tests/support/providers.ts'
import { asRaw, changesCaller, openRequests } from '#tests/support/requests/requests.ts'
import { openSite } from '#tests/support/site.ts'
import { credentials, expectedStatus } from './access.ts'
import {
  type AuthVariant,
  createInvalidVariants,
  createPeople,
  createValidVariants,
  withFreshCaller,
} from './access-tokens.ts'
import { strictProblem } from './response-shape.ts'

// Behind a trusted proxy each request can have another client address, so that no rate limit is reached.
const site = await openSite({
  TRUST_PROXY: '127.0.0.1',
  ...intranet,
  ...(await withProviders()),
})
await stopSchedules(site)
const people = await createPeople(site)
const invalidVariants = await createInvalidVariants(site, people)
const validVariants = await createValidVariants(site, people)
const authVariants = [...invalidVariants, ...validVariants]
const requests = await openRequests(site)
const operations = Object.keys(routes) as Operation[]
const isRefused = (status: number) => [401, 403, 404, 409].includes(status)

let calls = 0

/** Builds the request of one cell of the matrix, about something that A owns. */
async function buildRequest(
  operation: Operation,
  given: AuthVariant,
  method: string = routes[operation].method,
): Promise<RawRequest & { ownEmail: string | undefined }> {
  const variant = changesCaller(routes[operation]) ? await withFreshCaller(site, given) : given
  const { caller, headers: credential, query } = variant
  const request = asRaw(await requests.prepare(operation, { caller, owner: people.A }), credential)
  return {
    ...request,
    method,
    ownEmail: caller?.email,
    path: query ? `${request.path}?${query}` : request.path,
    headers: [...(request.headers ?? []), 'x-forwarded-for', `10.0.${calls >> 8}.${calls++ & 255}`],
  }
}

function assertRefusal(reply: ApiResponse, cell: string): void {
  const { code, message } = strictProblem.parse(reply.body)
  const codes = [
    'forbidden',
    'not_found',
    'limited',
    'suspended',
    'new_member_limit',
    'not_yours_to_decide',
    'moderator_second_factor',
    'admin_second_factor',
  ]
  assert.ok(reply.status === 401 ? code === 'unauthorized' : codes.includes(code), cell)
  assert.ok(message.length > 10, cell)
  const challenge = reply.status === 401 ? 'Bearer error="invalid_token"' : null
  assert.equal(reply.headers.get('www-authenticate'), challenge, cell)
}

/** Returns the email addresses in a body, except the caller's own. */
const foreignEmails = ({ text }: ApiResponse, ownEmail: string | undefined): string[] =>
  (text.match(/[\w.+-]+@[\w-]+\.\w+/g) ?? []).filter(email => email !== ownEmail)

test('each credential is tried', () => {
  const tried = new Set(authVariants.map(({ credential }) => credential))
  assert.deepEqual([...tried].toSorted(), credentials.toSorted())
})

/** Yields the cells of one test, each with its name. */
function* cells(isIncluded: (operation: Operation, status: number) => boolean) {
  for (const operation of operations) {
    for (const variant of authVariants) {
      const status = expectedStatus(operation, variant.credential)
      const cell = `${operation} as ${variant.credential} ${variant.form}`
      if (isIncluded(operation, status)) yield { operation, variant, status, cell }
    }
  }
}

test('callers without access get a problem that names nobody, and change nothing', {
  tags: ['6-visitor', '6-bookmark-status-401'],
}, async () => {
  await waitForPostponedJobs(site)
  const refused = Map.groupBy(
    cells((_, status) => isRefused(status)),
    ({ operation }) => operation,
  )
  for (const [operation, group] of refused) {
    const sent = []
    for (const cell of group) sent.push({ ...cell, request: await buildRequest(operation, cell.variant) })
    const before = await databaseHash(site)
    for (const { request, status, cell } of sent) {
      const reply = await rawCall(site.url, request)
      assert.equal(reply.status, status, `${cell}: ${reply.text}`)
      assertRefusal(reply, cell)
      assert.deepEqual(foreignEmails(reply, request.ownEmail), [], cell)
    }
    assert.equal(await databaseHash(site), before, `${operation}: a refused call changed the database`)
  }
})

// Comes before the tests of operations that send mails, since the mails' jobs write to the database after the response.
test('HEAD gets the status of GET for every caller, has no body, and changes nothing', async () => {
  const sent = []
  for (const cell of cells(name => routes[name].method === 'GET'))
    sent.push({ ...cell, request: await buildRequest(cell.operation, cell.variant, 'HEAD') })
  await waitForPostponedJobs(site)
  const before = await databaseHash(site)
  for (const { request, status, cell } of sent) {
    const reply = await rawCall(site.url, request)
    assert.equal(reply.status, status, cell)
    assert.equal(reply.text, '', cell)
  }
  assert.equal(await databaseHash(site), before)
})

/**
 * Operations that show addresses. An administrator has no other name than the address, a person who writes to the team gives one
 * for the reply, and the team shows its own.
 */
const showsEmails: ReadonlySet<Operation> = new Set([
  'listAllUsers',
  'listMembers',
  'listAuditLog',
  'listContactMessages',
  'markContactMessage',
  'getContact',
])

test('callers with access get exactly the contract’s fields; only what administrators read and the team’s contact show other people’s emails', {
  tags: ['6-user'],
}, async () => {
  for (const { operation, variant, status, cell } of cells((_, status) => !isRefused(status))) {
    const request = await buildRequest(operation, variant)
    const reply = await rawCall(site.url, request)
    assert.equal(reply.status, status, `${cell}: ${reply.text}`)
    assert.equal(status, routes[operation].status, cell)
    const { reply: schema, replyTypes }: Endpoint = routes[operation]
    const body = replyTypes ? reply.text : reply.body
    if (status !== 204) assert.deepEqual(schema.parse(body), body, cell)
    if (!showsEmails.has(operation)) assert.deepEqual(foreignEmails(reply, request.ownEmail), [], cell)
  }
})

test('the session check tells signed-in callers from others', {
  tags: ['3-auth-check-response'],
}, async () => {
  for (const approach of authVariants) {
    const reply = await rawCall(site.url, await buildRequest('checkAuth', approach))
    const isAuthenticated = ['A', 'B', 'U', 'M', 'M1', 'L', 'SU', 'NL'].includes(approach.credential)
    assert.deepEqual(reply.body, { isAuthenticated }, `${approach.credential} ${approach.form}`)
  }
})

test('a log-out with a token of the other realm ends no session', async () => {
  const [member, admin] = [validVariants[0], validVariants[3]]
  assert.ok(member && admin)
  for (const [operation, { headers }] of [
    ['logout', admin],
    ['adminLogout', member],
  ] as const) {
    const { status } = await rawCall(site.url, { method: 'POST', path: routes[operation].path, headers })
    assert.equal(status, 200)
  }
  for (const [operation, variant] of [
    ['getStatistics', admin],
    ['getCurrentUser', member],
  ] as const)
    assert.equal((await rawCall(site.url, await buildRequest(operation, variant))).status, 200)
})
