import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { pageUrls } from '#contract/page-urls.ts'
import { rareUrls, serverUrls } from '#contract/rare-urls.ts'
import { type Operation, routes } from '#contract/routes.ts'
import {
  applyEmailChange,
  createChangeToken,
  insertEmailChange,
  redeemConfirmation,
} from '#server/features/auth/email-changes.queries.ts'
import { startSession } from '#server/features/auth/sessions.queries.ts'
import { noThrottle } from '#server/platform/http/throttle.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { createApiCall, rawCall } from '#tests/support/call.ts'
import { cookRecipe } from '#tests/support/cooks.ts'
import { withProviders } from '#tests/support/providers.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { repository } from '#tests/support/repository.ts'
import { asRaw, openRequests } from '#tests/support/requests/requests.ts'
import { switchOn } from '#tests/support/second-factors.ts'
import { openPages, openSite } from '#tests/support/site.ts'
import { newPicture, openUploads } from '#tests/support/uploads.ts'
import { createPeople } from './access-tokens.ts'

await promisify(execFile)(process.execPath, [join(repository, 'tools/build.ts')])
const site = await openSite(await withProviders())
const { db, services, log } = site
const unthrottled = { ...services, throttler: noThrottle }
const { url } = await openPages({ services: unthrottled, log })
const call = createApiCall(url)

const people = await createPeople(site)
const { A, B } = people
/** Local parts that occur in nothing else of A's: of the account's address, of a former address and of a requested one. */
const [local, former, wanted] = Array.from({ length: 3 }, () => `zq${randomBytes(6).toString('hex')}`) as [
  string,
  string,
  string,
]
const addressOf = (part: string) => `${part}@mail.example`
const hashesOf = (text: string) =>
  ['md5', 'sha1', 'sha256'].map(algorithm => createHash(algorithm).update(text).digest('hex'))
/**
 * The texts to search for: the local parts, whatever stands around them or encodes the rest, and the hashes that picture services
 * take for an address.
 */
const traces = [local, former, wanted].flatMap(part => [part, ...hashesOf(addressOf(part))])
const shownName = 'Wanjiru'

await giveAddresses()
const requests = await openRequests(site, A)
await leaveTracesEverywhere()

/** Gives A's account a former address, a current address, and a request for a third one. */
async function giveAddresses(): Promise<void> {
  const [email, key] = [addressOf(former), addressOf(former)]
  await db
    .updateTable('users')
    .set({ email, email_key: key, first_name: shownName })
    .where('id', '=', A.id)
    .execute()
  const change = await insertEmailChange(db, A.id, {
    email: addressOf(local),
    awaits: 'new',
    limits: defaultLimits,
  })
  await redeemConfirmation(db, await createChangeToken(db, change, 'confirm_hash'), 72)
  assert.ok(await applyEmailChange(db, change))
  await insertEmailChange(db, A.id, { email: addressOf(wanted), awaits: 'old', limits: defaultLimits })
  A.email = addressOf(local)
}

/** Makes A do everything to recipes and to B that others can see. */
async function leaveTracesEverywhere(): Promise<void> {
  const ofB = await publishRecipe({ call }, B, { title: 'Ugali' })
  for (const id of [requests.recipeId, ofB]) {
    await call('POST', `/api/recipes/${id}/comment`, { token: A.token, body: { content: 'Tamu' } })
    await call('PUT', `/api/recipes/${id}`, { token: A.token, body: { rating: 5 } })
    await cookRecipe({ call }, A, id)
    await call('POST', `/api/recipes/${id}/bookmark`, { token: A.token })
  }
  await call('POST', `/api/users/${B.id}/follow`, { token: A.token })
  await openUploads(site, call).uploadAvatar(A, await newPicture())
  const message = {
    firstName: shownName,
    lastName: 'K',
    phoneNumber: '1',
    inquiryType: 'Report',
    message: 'x',
  }
  await call('POST', '/api/contact', { body: { ...message, email: A.email } })
  await call('POST', '/auth/reset-password', { body: { email: A.email } })
}

/** Operations that show the member, so that an address could stand beside the name. */
const operationsThatNameA: Operation[] = [
  'listRecipes',
  'getRecipe',
  'listComments',
  'listCooks',
  'listVersions',
  'getVersion',
  'getChef',
  'listNotifications',
  'listAllComments',
]

/** Lists of administrators that show addresses. A message to the team has A's address for the reply. */
const listsWithAddresses: Operation[] = ['listAllUsers', 'listMembers', 'listContactMessages']

type Caller = 'anonymous' | 'B' | 'admin'
const callers: Caller[] = ['anonymous', 'B', 'admin']

const accountOf = { anonymous: undefined, B, admin: { ...people.admin, token: '', isAdmin: true as const } }

/**
 * Returns the header of a new session, since some operations end the session. Also restores the second factor, which one
 * operation removes.
 */
async function authorizationOf(caller: Caller): Promise<string[]> {
  if (caller === 'anonymous') return []
  if (caller === 'admin') {
    await db.deleteFrom('admin_second_factors').where('admin_id', '=', people.admin.id).execute()
    await switchOn(site, { adminId: people.admin.id })
  }
  const token =
    caller === 'B'
      ? await startSession(db, { realm: 'user', ownerId: B.id, limits: defaultLimits.sessions })
      : await startSession(db, { realm: 'admin', ownerId: people.admin.id, limits: defaultLimits.sessions })
  return ['authorization', `Bearer ${token}`]
}

const tracesIn = ({ text, headers }: { text: string; headers: Headers }): string[] => {
  const answer = `${text}\n${JSON.stringify([...headers])}`.toLowerCase()
  return traces.filter(trace => answer.includes(trace))
}

test('P5: only an administrator’s lists of members and of messages show a member’s address to anyone else', async t => {
  const naming = new Set<Operation>()
  let answers = 0
  // The lists come first: lists of members are paged, and the other requests add to them.
  for (const operation of new Set([...listsWithAddresses, ...(Object.keys(routes) as Operation[])])) {
    for (const caller of callers) {
      const request = await requests.prepare(operation, { caller: accountOf[caller], owner: A })
      const reply = await rawCall(url, asRaw(request, await authorizationOf(caller)))
      answers += 1
      if (reply.text.includes(shownName)) naming.add(operation)
      const isShown = listsWithAddresses.includes(operation) && caller === 'admin'
      assert.deepEqual(tracesIn(reply), isShown ? [local] : [], `${operation} as ${caller}: ${reply.text}`)
    }
  }
  t.diagnostic(`${answers} answers of which 1 has the address; ${[...naming].join(' ')} name the member`)
  for (const operation of operationsThatNameA) assert.ok(naming.has(operation), operation)
  const own = await call('GET', '/api/users/current', { token: A.token })
  assert.deepEqual(tracesIn(own), [local, wanted], 'the member’s own answer has what is looked for')
})

test('P5: a person who knows or guesses an address gets no response that contains it, and finds nothing by it', async () => {
  const token = await startSession(db, { realm: 'user', ownerId: B.id, limits: defaultLimits.sessions })
  for (const email of [A.email, addressOf(former), addressOf(wanted)]) {
    const chosen = { password: 'ndizi na nyama', confirmPassword: 'ndizi na nyama' }
    const profile = { firstName: '', lastName: '', title: '', aboutMe: '' }
    const replies = [
      await call('POST', '/api/auth/login', { body: { email, password: 'not it' } }),
      await call('POST', '/api/admin/signin', { body: { email, password: 'not it' } }),
      await call('POST', '/api/auth/signup', { body: { email, username: 'kuku', ...chosen } }),
      await call('POST', '/auth/reset-password', { body: { email } }),
      await call('POST', '/api/auth/verify-email/resend', { body: { email } }),
      await call('PUT', `/api/users/${A.id}`, { token, body: { ...profile, email } }),
    ]
    // Deletes the account that the sign-up may have created. It is not A's.
    await db.deleteFrom('users').where('username', '=', 'kuku').execute()
    for (const reply of replies) assert.deepEqual(tracesIn(reply), [], reply.text)
    for (const path of ['/api/recipes?q=', '/api/recipes?fields=card&q=', '/api/recipes/suggestions?q=']) {
      for (const words of [email, email.split('@')[0] ?? '']) {
        const { status, text } = await call('GET', path + encodeURIComponent(words), { token })
        assert.equal(status, 200)
        assert.equal(text, (await call('GET', `${path}zqnobody`, { token })).text, path + words)
      }
    }
  }
})

test('P5: no page, nor the state in it, contains a member’s address', async t => {
  const ids = [requests.recipeId, A.id, B.id]
  const paths = Object.values({ ...pageUrls, ...rareUrls, ...serverUrls }).flatMap(path =>
    typeof path === 'function' ? ids.map(id => path(String(id))) : [path],
  )
  const others = [
    '/recipes?q=githeri',
    '/recipes?sort=rating',
    '/openapi.json',
    '/docs',
    '/sitemap.xml',
    '/robots.txt',
  ]
  let ofA = 0
  for (const path of [...paths, ...others]) {
    for (const caller of callers) {
      const reply = await rawCall(url, { method: 'GET', path, headers: await authorizationOf(caller) })
      assert.ok(reply.status > 0 && reply.status < 500, `${path}: ${reply.status}`)
      if (reply.text.includes(shownName)) ofA += 1
      assert.deepEqual(tracesIn(reply), [], `${path} as ${caller}`)
    }
  }
  t.diagnostic(`${paths.length + others.length} pages for ${callers.length} callers, ${ofA} name the member`)
  assert.ok(ofA >= 2 * callers.length, `${ofA} pages name the member`)
})
