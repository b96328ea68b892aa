import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Operation, routes } from '#contract/routes.ts'
import type { ApiResponse } from '#tests/support/call.ts'
import { databaseHash } from '#tests/support/fingerprint.ts'
import { stopSchedules, waitForPostponedJobs } from '#tests/support/jobs.ts'
import { intranet } from '#tests/support/other-site.ts'
import { withProviders } from '#tests/support/providers.ts'
import { type RawRequest, rawCall } from '#tests/support/raw-call.ts'
import { switchOn } from '#tests/support/second-factors.ts'
import { openSite } from '#tests/support/site.ts'
import { accessMatrix, credentials } from './access-matrix.ts'
import { buildRequest, createFixtures } from './access-requests.ts'
import {
  type AuthVariant,
  createInvalidVariants,
  createPeople,
  createValidVariants,
  withFreshMember,
  withFreshSession,
} from './access-tokens.ts'
import { strictProblem } from './response-shape.ts'

// Behind a trusted proxy each call can have an address of its own, so that no rate limit is reached.
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
const fixtures = await createFixtures(site, people)
const operations = Object.keys(accessMatrix) as Operation[]
const sessionEndingOperations: Operation[] = ['logout', 'adminLogout']
const accountOperations: Operation[] = [
  'changePassword',
  'signOutEverywhere',
  'endOtherSessions',
  'requestExport',
  'leave',
  'addPasskey',
  'addIdentity',
  'renamePasskey',
  'provePasskey',
  'startSecondFactor',
  'confirmSecondFactor',
  'renewRecoveryCodes',
  'removeSecondFactor',
  'startAdminSecondFactor',
  'confirmAdminSecondFactor',
  'renewAdminRecoveryCodes',
  'removeAdminSecondFactor',
]
/** They need one that the fresh member has. */
const passkeyOperations: Operation[] = ['addPasskey', 'addIdentity', 'renamePasskey', 'provePasskey']
const secondFactorOperations: Operation[] = ['confirmSecondFactor', 'renewRecoveryCodes']
const adminFactorOperations: Operation[] = ['confirmAdminSecondFactor', 'renewAdminRecoveryCodes']
const isRefused = (status: number) => [401, 403, 404, 409].includes(status)

let calls = 0

/** The request of one cell of the matrix, with the rows that it needs. */
async function buildRawRequest(
  operation: Operation,
  givenVariant: AuthVariant,
  method: string,
): Promise<RawRequest> {
  const variant = sessionEndingOperations.includes(operation)
    ? await withFreshSession(site, people, givenVariant)
    : accountOperations.includes(operation)
      ? await withFreshMember(site, givenVariant)
      : givenVariant
  const owner = { ...people.A }
  const isOfAdmin = givenVariant.credential.startsWith('ADM')
  const isFresh = variant !== givenVariant
  if ([...secondFactorOperations, ...passkeyOperations].includes(operation) && isFresh && !isOfAdmin) {
    const { id } = await site.db
      .selectFrom('users')
      .select(eb => eb.fn.max('id').as('id'))
      .executeTakeFirstOrThrow()
    owner.id = id
    if (secondFactorOperations.includes(operation))
      await switchOn(site, id, { isConfirmed: operation !== 'confirmSecondFactor' })
  }
  if (adminFactorOperations.includes(operation) && isFresh && isOfAdmin) {
    const { id } = await site.db
      .selectFrom('admins')
      .select(eb => eb.fn.max('id').as('id'))
      .executeTakeFirstOrThrow()
    await switchOn(site, { adminId: id }, { isConfirmed: operation !== 'confirmAdminSecondFactor' })
  }
  const { path, body, type } = await buildRequest(operation, { ...fixtures, people: { ...people, A: owner } })
  return {
    method,
    path: variant.query ? `${path}?${variant.query}` : path,
    headers: [
      ...variant.headers,
      ...(type && method !== 'HEAD' ? ['content-type', type] : []),
      ...['x-forwarded-for', `10.0.${calls >> 8}.${calls++ & 255}`],
    ],
    ...(body !== undefined && { body }),
  }
}

const callAs = async (
  operation: Operation,
  variant: AuthVariant,
  method: string = routes[operation].method,
) => rawCall(site.url, await buildRawRequest(operation, variant, method))

const expectedStatus = (operation: Operation, { credential }: AuthVariant): number =>
  accessMatrix[operation][credentials.indexOf(credential)] ?? 0

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

/** E-mail addresses in a body, without the caller's own. */
function foreignEmails({ text }: ApiResponse, { credential }: AuthVariant): string[] {
  const own = { ...people, ADM: people.admin, ADM1: people.admin1 }
  const ownEmail = credential in own ? own[credential as 'A'].email : undefined
  return (text.match(/[\w.+-]+@[\w-]+\.\w+/g) ?? []).filter(email => email !== ownEmail)
}

test('the matrix has one row for each operation of the contract and a column for each credential', () => {
  assert.deepEqual(operations.toSorted(), Object.keys(routes).toSorted())
  for (const operation of operations)
    assert.equal(accessMatrix[operation].length, credentials.length, operation)
  const tried = new Set(authVariants.map(({ credential }) => credential))
  assert.deepEqual([...tried].toSorted(), credentials.toSorted())
})

/** The cells of one test, by name. */
function* cells(isIncluded: (operation: Operation, status: number) => boolean) {
  for (const operation of operations) {
    for (const variant of authVariants) {
      const status = expectedStatus(operation, variant)
      const cell = `${operation} as ${variant.credential} ${variant.form}`
      if (isIncluded(operation, status)) yield { operation, variant, status, cell }
    }
  }
}

test('callers without access get a problem that names nobody, and nothing is changed', {
  tags: ['6-visitor', '6-bookmark-status-401'],
}, async () => {
  await waitForPostponedJobs(site)
  const refused = Map.groupBy(
    cells((_, status) => isRefused(status)),
    ({ operation }) => operation,
  )
  for (const [operation, group] of refused) {
    const sent = []
    for (const cell of group)
      sent.push({
        ...cell,
        request: await buildRawRequest(operation, cell.variant, routes[operation].method),
      })
    const before = await databaseHash(site)
    for (const { request, variant, status, cell } of sent) {
      const reply = await rawCall(site.url, request)
      assert.equal(reply.status, status, `${cell}: ${reply.text}`)
      assertRefusal(reply, cell)
      assert.deepEqual(foreignEmails(reply, variant), [], cell)
    }
    assert.equal(await databaseHash(site), before, `${operation}: a refused call changed the database`)
  }
})

// Before operations that send mails: their jobs write after the response.
test('HEAD is answered like GET, to everybody, without a body, and changes nothing', async () => {
  await waitForPostponedJobs(site)
  const before = await databaseHash(site)
  for (const { operation, variant, status, cell } of cells(name => routes[name].method === 'GET')) {
    const reply = await callAs(operation, variant, 'HEAD')
    assert.equal(reply.status, status, cell)
    assert.equal(reply.text, '', cell)
  }
  assert.equal(await databaseHash(site), before)
})

/** An administrator has no other name than the address; who writes to the team gives one for the answer; the team shows its own. */
const showsEmails: ReadonlySet<Operation> = new Set([
  'listAllUsers',
  'listMembers',
  'listAuditLog',
  'listContactMessages',
  'markContactMessage',
  'getContact',
])

test('callers with access get exactly the contract’s fields, and no email but in what administrators read, and the team’s own', {
  tags: ['6-user'],
}, async () => {
  for (const { operation, variant, status, cell } of cells((_, status) => !isRefused(status))) {
    const reply = await callAs(operation, variant)
    assert.equal(reply.status, status, `${cell}: ${reply.text}`)
    assert.equal(status, routes[operation].status, cell)
    const { reply: schema, replyTypes }: Endpoint = routes[operation]
    const body = replyTypes ? reply.text : reply.body
    if (status !== 204) assert.deepEqual(schema.parse(body), body, cell)
    if (!showsEmails.has(operation)) assert.deepEqual(foreignEmails(reply, variant), [], cell)
  }
})

test('the session check tells who is signed in from who is not', {
  tags: ['3-auth-check-response'],
}, async () => {
  for (const approach of authVariants) {
    const reply = await callAs('checkAuth', approach)
    const isAuthenticated = ['A', 'B', 'U', 'M', 'M1', 'L', 'SU', 'NL'].includes(approach.credential)
    assert.deepEqual(reply.body, { isAuthenticated }, `${approach.credential} ${approach.form}`)
  }
})

test('a log-out with the token of the other realm ends nothing', async () => {
  const [member, admin] = [validVariants[0], validVariants[3]]
  assert.ok(member && admin)
  for (const [operation, { headers }] of [
    ['logout', admin],
    ['adminLogout', member],
  ] as const) {
    const { status } = await rawCall(site.url, { method: 'POST', path: routes[operation].path, headers })
    assert.equal(status, 200)
  }
  assert.equal((await callAs('getStatistics', admin)).status, 200)
  assert.equal((await callAs('getCurrentUser', member)).status, 200)
})
