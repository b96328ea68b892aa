import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fromRandomAddress, trustedProxy } from '#tests/support/call.ts'
import { raceBehind, runConcurrently } from '#tests/support/concurrency.ts'
import { givePasskey, newAuthenticator, sign } from '#tests/support/passkeys.ts'
import { aMember, type Member, password } from '#tests/support/people.ts'
import { openProviders } from '#tests/support/providers.ts'
import { switchOn } from '#tests/support/second-factors.ts'
import { openSite } from '#tests/support/site.ts'

const { providers, OIDC_PROVIDERS } = await openProviders()
const provider = providers[0].settings.id
const max = 2
/** As many requests as may call a provider at once. */
const racers = 4
const site = await openSite({
  ...trustedProxy,
  OIDC_PROVIDERS,
  LIMITS: `sessions.user.maxSessions=${max} maxSignInTickets=${max}
    maxPasskeyChallenges=${max} maxSignInChallenges=${max} maxProviderVisits=${max} maxSignInVisits=${max}`,
})
const { call, db, url: origin } = site

type Table = 'sessions' | 'sign_in_tickets' | 'passkey_challenges' | 'provider_visits'

const logIn = ({ email }: Member) =>
  call('POST', '/api/auth/login', { body: { email, password }, ...fromRandomAddress() })
const startSignIn = async (): Promise<string> =>
  (await call('POST', '/api/auth/login/passkey/options', fromRandomAddress())).body.challenge
const countOf = async (table: Table, userId: number | null) =>
  (await db.selectFrom(table).where('user_id', 'is not distinct from', userId).select('user_id').execute())
    .length

const rows: { name: string; table: Table; isNobodys?: true; add: (member: Member) => Promise<unknown> }[] = [
  { name: 'sessions', table: 'sessions', add: logIn },
  { name: 'tickets of sign-ins', table: 'sign_in_tickets', add: logIn },
  {
    name: 'challenges of a member',
    table: 'passkey_challenges',
    add: ({ token }) => call('POST', '/api/auth/proof/passkey/options', { token }),
  },
  { name: 'challenges of sign-ins', table: 'passkey_challenges', isNobodys: true, add: startSignIn },
  {
    name: 'visits of a member to a provider',
    table: 'provider_visits',
    add: ({ token }) => call('POST', '/api/auth/identities/options', { token, body: { provider } }),
  },
  {
    name: 'visits of sign-ins to a provider',
    table: 'provider_visits',
    isNobodys: true,
    add: () =>
      call('POST', '/api/auth/login/provider/options', { body: { provider }, ...fromRandomAddress() }),
  },
]

for (const { name, table, isNobodys, add } of rows)
  test(`${name}: when several are added at once, no more than the limit are left`, async () => {
    const member = await aMember(site)
    if (table === 'sign_in_tickets') await switchOn(site, member.id)
    if (table === 'passkey_challenges') await givePasskey(site, member.id)
    // Each racer must end the oldest of these rows and has to wait for it. By then all have added their rows, and none sees the others'.
    for (let n = 0; n < max; n += 1) await add(member)
    const owned = isNobodys ? 'is null' : `= ${member.id}`
    const lock = `select from ${table} where user_id ${owned} for update`
    await raceBehind(site, { lock, waiting: racers }, () => runConcurrently(racers, () => add(member)))
    assert.equal(await countOf(table, isNobodys ? null : member.id), max)
  })

test('challenges for sign-ins have a common limit: the newest remain, and members keep theirs', async () => {
  const member = await aMember(site)
  const device = newAuthenticator()
  await givePasskey(site, member.id, device)
  await call('POST', '/api/auth/proof/passkey/options', { token: member.token })
  const displaced = await startSignIn()
  for (let n = 0; n < max; n += 1) await startSignIn()
  const newest = await startSignIn()
  for (let n = 1; n < max; n += 1) await startSignIn()
  const counts = [await countOf('passkey_challenges', null), await countOf('passkey_challenges', member.id)]
  assert.deepEqual(counts, [max, 1])
  const enter = (challenge: string) =>
    call('POST', '/api/auth/login/passkey', { body: sign(device, { challenge, origin }) })
  assert.equal((await enter(displaced)).body.code, 'expired_ticket')
  assert.equal((await enter(newest)).status, 200)
})
