import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fromRandomAddress, trustedProxy } from '#tests/support/call.ts'
import { createLeaver } from '#tests/support/leavers.ts'
import { aMember, password } from '#tests/support/people.ts'
import { answerFor, aPerson, openProviders } from '#tests/support/providers.ts'
import { currentCode, switchOn } from '#tests/support/second-factors.ts'
import { openSite } from '#tests/support/site.ts'

const { providers, OIDC_PROVIDERS } = await openProviders()
const [provider] = providers
const site = await openSite({ ...trustedProxy, OIDC_PROVIDERS })
const { call, db } = site

const enter = (body: object) => call('POST', '/api/auth/login/provider', { body, ...fromRandomAddress() })
const answer = (sub: string, at = provider) => answerFor({ call, provider: at, sub })
const signIn = async (sub: string) => enter(await answer(sub))
const own = async (token: string) => (await call('GET', '/api/users/current', { token })).body
const list = async (token: string) => (await call('GET', '/api/auth/identities', { token })).body
const idOf = async ({ sub }: { sub: string }) =>
  db.selectFrom('identities').select('user_id as id').where('subject', '=', sub).executeTakeFirstOrThrow()

async function connect(token: string, sub: string) {
  const body = await answerFor({ call, provider, sub, token })
  return call('POST', '/api/auth/identities', { token, body })
}

test('the first sign-in creates an account without a password, and the next one opens the same account', async () => {
  const person = aPerson(provider)
  const { status, body } = await signIn(person.sub)
  assert.deepEqual([status, body.isNew], [200, true])
  assert.match(body.signOutUrl, /\/session\/end\?.*client_id=mezani/)
  const member = await own(body.access_token)
  assert.equal(member.email, person.email)
  const { id } = await idOf(person)
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  assert.deepEqual([row.username, row.has_password], [person.preferred_username, false])
  assert.notEqual(row.email_verified_at, null)
  const again = await signIn(person.sub)
  assert.deepEqual([again.status, again.body.isNew], [200, false])
  assert.equal((await own(again.body.access_token)).email, person.email)
  const [identity] = await list(again.body.access_token)
  assert.deepEqual([identity.provider.name, identity.isOffered], ['Jikoni ID', true])
  assert.notEqual(identity.lastUsedAt, null)
})

test('a name that is taken, reserved or missing is replaced by another, never by a part of the address', async () => {
  const first = aPerson(provider)
  await signIn(first.sub)
  for (const preferred_username of [first.preferred_username, 'admin', 'x@y.example', '', 7]) {
    const person = aPerson(provider, { preferred_username })
    const { status } = await signIn(person.sub)
    assert.equal(status, 200, String(preferred_username))
    const { id } = await idOf(person)
    const { username } = await db
      .selectFrom('users')
      .select('username')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    assert.notEqual(username, preferred_username)
    assert.match(username, / \d{4,6}$/)
    assert.ok(!username.includes(person.sub) || preferred_username === first.preferred_username)
  }
})

test('an account is never found by its address: its owner has to log in with the password first', {
  tags: ['account-provider-address'],
}, async () => {
  const member = await aMember(site)
  for (const email_verified of [true, false]) {
    const { sub } = aPerson(provider, { email: member.email.toUpperCase(), email_verified })
    const { status, body } = await signIn(sub)
    const expected = email_verified ? [409, 'email_taken'] : [403, 'address_unconfirmed']
    assert.deepEqual([status, body.code], expected)
  }
  assert.deepEqual(await list(member.token), [])
})

test('an address that is not confirmed or missing creates no account', async () => {
  for (const claims of [
    { email_verified: false },
    { email_verified: undefined },
    { email_verified: 'true' },
    { email: undefined },
    { email: 'no address' },
  ]) {
    const { sub } = aPerson(provider, claims)
    const { status, body } = await signIn(sub)
    assert.deepEqual([status, body.code], [403, 'address_unconfirmed'], JSON.stringify(claims))
    assert.equal(
      body.message,
      'Jikoni ID has not confirmed your address, so we cannot use it. Log in with your password and connect it under Security.',
    )
  }
})

test('a provider connected in Security signs in even without a confirmed address; a mail tells of it', async () => {
  const member = await aMember(site)
  const { sub } = aPerson(provider, { email_verified: false })
  assert.equal((await connect(member.token, sub)).status, 201)
  assert.match(await site.waitForMail(member.email), /another way into your account/)
  const { body } = await signIn(sub)
  assert.equal((await own(body.access_token)).email, member.email)
})

test('one person at a provider has one account, and one account has one person at it', async () => {
  const { token } = await aMember(site)
  const { sub } = aPerson(provider)
  assert.equal((await connect(token, sub)).status, 201)
  assert.equal((await connect(token, aPerson(provider).sub)).body.code, 'conflict')
  assert.equal((await connect((await aMember(site)).token, sub)).body.code, 'conflict')
})

test('connecting and disconnecting ask for proof', async () => {
  const member = await aMember(site)
  const { token } = member
  const body = await answerFor({ call, provider, sub: aPerson(provider).sub, token })
  await db.updateTable('sessions').set({ proved_at: null }).where('user_id', '=', member.id).execute()
  for (const [method, path, sent] of [
    ['POST', '/api/auth/identities/options', { provider: 'jikoni' }],
    ['POST', '/api/auth/identities', body],
    ['DELETE', '/api/auth/identities/1', undefined],
  ] as const) {
    const { body: refusal } = await call(method, path, { token, ...(sent && { body: sent }) })
    assert.equal(refusal.code, 'proof_required', path)
  }
})

test('the only way to sign in cannot be removed until there is another', async () => {
  const { sub } = aPerson(provider)
  const { body } = await signIn(sub)
  const token = body.access_token
  const [{ id }] = await list(token)
  const remove = () => call('DELETE', `/api/auth/identities/${id}`, { token })
  const refused = await remove()
  assert.deepEqual(
    [refused.status, refused.body.message],
    [409, 'This is the only way into your account. Set a password first.'],
  )
  assert.equal((await list(token)).length, 1)
  await db
    .updateTable('users')
    .set({ has_password: true })
    .where('id', '=', (await idOf({ sub })).id)
    .execute()
  assert.equal((await remove()).status, 204)
  assert.equal((await remove()).status, 204)
  assert.deepEqual(await list(token), [])
})

test('a member who signed up by a provider can set a password by mail', async () => {
  const person = aPerson(provider)
  await signIn(person.sub)
  await call('POST', '/auth/reset-password', { body: { email: person.email }, ...fromRandomAddress() })
  const mail = await site.waitForMail(person.email ?? '')
  const token = /reset-password\?token=([\w-]+)/.exec(mail)?.[1]
  const chosen = { token, password, confirmPassword: password }
  assert.equal(
    (await call('POST', '/api/auth/reset-password/confirm', { body: chosen, ...fromRandomAddress() })).status,
    200,
  )
  const { status } = await call('POST', '/api/auth/login', {
    body: { email: person.email, password },
    ...fromRandomAddress(),
  })
  assert.equal(status, 200)
  const { id } = await idOf(person)
  const row = await db.selectFrom('users').select('has_password').where('id', '=', id).executeTakeFirst()
  assert.equal(row?.has_password, true)
})

test('with a second factor, the provider alone starts no session', async () => {
  const member = await aMember(site)
  const { sub } = aPerson(provider)
  await connect(member.token, sub)
  await switchOn(site, member.id)
  const { status, body } = await signIn(sub)
  assert.deepEqual([status, body.code], [401, 'second_factor_required'])
  const finished = await call('POST', '/api/auth/login/second-factor', {
    body: { ticket: body.fields.ticket, code: currentCode() },
    ...fromRandomAddress(),
  })
  assert.equal(finished.status, 200)
})

test('a suspended or leaving member is told so, as after the password', async () => {
  const member = await aMember(site)
  const { sub } = aPerson(provider)
  await connect(member.token, sub)
  await db.updateTable('users').set({ status: 'suspended' }).where('id', '=', member.id).execute()
  assert.equal((await signIn(sub)).body.code, 'account_suspended')
  const leaver = await aMember(site)
  await createLeaver(db, leaver.id)
  const gone = aPerson(provider)
  await db
    .insertInto('identities')
    .values({ user_id: leaver.id, provider: 'jikoni', subject: gone.sub })
    .execute()
  const { body } = await signIn(gone.sub)
  assert.equal(body.code, 'account_leaving')
  assert.ok(body.departure.token)
})
