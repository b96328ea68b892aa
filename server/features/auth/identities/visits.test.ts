import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fromRandomAddress, trustedProxy } from '#tests/support/call.ts'
import { aMember } from '#tests/support/people.ts'
import { answerFor, aPerson, openProviders } from '#tests/support/providers.ts'
import { openSite } from '#tests/support/site.ts'

const { providers, OIDC_PROVIDERS } = await openProviders()
const [provider, other] = providers
const maxSignInVisits = 12
const site = await openSite({
  ...trustedProxy,
  OIDC_PROVIDERS,
  LIMITS: `maxSignInVisits=${maxSignInVisits}`,
})
const { call, db } = site

const enter = (body: object) => call('POST', '/api/auth/login/provider', { body, ...fromRandomAddress() })
const answer = (sub: string, at = provider) => answerFor({ call, provider: at, sub })
const signIn = async (sub: string) => enter(await answer(sub))

test('an answer is accepted once, and only from the browser that began the visit', async () => {
  const { sub } = aPerson(provider)
  await signIn(sub)
  const first = await answer(sub)
  const foreign = await answer(sub)
  const { secret } = foreign
  assert.equal((await enter({ ...first, secret })).body.code, 'expired_ticket')
  assert.equal((await enter({ ...first, state: foreign.state })).body.code, 'expired_ticket')
  assert.equal((await enter(first)).status, 200)
  assert.equal((await enter(first)).body.code, 'expired_ticket')
  // The same code in another visit: the provider refuses it.
  assert.equal((await enter({ ...foreign, code: first.code })).body.code, 'provider_refused')
  await db
    .updateTable('provider_visits')
    .set({ expires_at: new Date(0) })
    .execute()
  assert.equal((await enter(foreign)).body.code, 'expired_ticket')
})

test('another visit’s code is refused by PKCE and nonce', async () => {
  const [mine, theirs] = [await answer(aPerson(provider).sub), await answer(aPerson(provider).sub)]
  assert.equal((await enter({ ...mine, code: theirs.code })).body.code, 'provider_refused')
})

test('one provider’s answer is not accepted as another’s', {
  tags: ['account-provider-mix-up'],
}, async () => {
  const { sub } = aPerson(provider)
  aPerson(other, { sub })
  const given = await answer(sub)
  assert.equal((await enter({ ...given, provider: 'soko' })).body.code, 'expired_ticket')
  const { iss, ...without } = given
  assert.equal((await enter({ ...given, iss: other.issuer })).body.code, 'provider_refused')
  assert.equal((await enter(without)).body.code, 'provider_refused')
  assert.ok(iss)
  assert.equal((await enter({ ...given, provider: 'nobody' })).body.code, 'not_found')
})

test('a visit for connecting belongs to its member: neither a sign-in nor another member can use it', async () => {
  const { token } = await aMember(site)
  const stranger = await aMember(site)
  const { sub } = aPerson(provider)
  const body = await answerFor({ call, provider, sub, token })
  assert.equal((await enter(body)).body.code, 'expired_ticket')
  assert.equal(
    (await call('POST', '/api/auth/identities', { token: stranger.token, body })).body.code,
    'expired_ticket',
  )
  const signing = await answer(sub)
  assert.equal(
    (await call('POST', '/api/auth/identities', { token, body: signing })).body.code,
    'expired_ticket',
  )
})

const countVisits = async (userId: number | null) => {
  const { count } = await db
    .selectFrom('provider_visits')
    .select(eb => eb.fn.countAll<string>().as('count'))
    .where('user_id', 'is not distinct from', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

test('only a member’s newest five visits are kept', async () => {
  const { token, id } = await aMember(site)
  for (let n = 0; n < 7; n += 1)
    await call('POST', '/api/auth/identities/options', { token, body: { provider: 'jikoni' } })
  assert.equal(await countVisits(id), 5)
})

test('visits for sign-ins have a common limit: the newest remain, and members keep theirs', async () => {
  const { token, id } = await aMember(site)
  const { sub } = aPerson(provider)
  await answerFor({ call, provider, sub, token })
  const displaced = await answer(sub)
  for (let n = 0; n < maxSignInVisits; n += 1) await answer(sub)
  const newest = await answer(sub)
  for (let n = 1; n < maxSignInVisits; n += 1) await answer(sub)
  assert.deepEqual([await countVisits(null), await countVisits(id)], [maxSignInVisits, 1])
  assert.equal((await enter(displaced)).body.code, 'expired_ticket')
  assert.equal((await enter(newest)).status, 200)
})

test('a visit is stored as hashes, and for its provider only', async () => {
  const { body } = await call('POST', '/api/auth/login/provider/options', {
    body: { provider: 'jikoni' },
    ...fromRandomAddress(),
  })
  const url = new URL(body.url)
  assert.equal(url.searchParams.get('code_challenge_method'), 'S256')
  assert.equal(url.searchParams.get('redirect_uri'), `${site.url}/login/with/jikoni`)
  const stored = JSON.stringify(await db.selectFrom('provider_visits').selectAll().execute())
  for (const secret of [body.secret, url.searchParams.get('state'), url.searchParams.get('nonce')])
    assert.ok(secret && !stored.includes(secret) && !stored.includes(Buffer.from(secret).toString('hex')))
})
