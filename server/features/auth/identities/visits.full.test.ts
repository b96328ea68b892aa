import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fromRandomAddress, trustedProxy } from '#tests/support/call.ts'
import { answerFor, aPerson, openProviders } from '#tests/support/providers.ts'
import { openSite } from '#tests/support/site.ts'

const { providers, OIDC_PROVIDERS } = await openProviders()
const [provider] = providers
const maxSignInVisits = 12
const site = await openSite({
  ...trustedProxy,
  OIDC_PROVIDERS,
  LIMITS: `maxSignInVisits=${maxSignInVisits}`,
})
const { call } = site

const enter = (body: object) => call('POST', '/api/auth/login/provider', { body, ...fromRandomAddress() })
const answer = (sub: string, at = provider) => answerFor({ call, provider: at, sub })

test('one answer that is sent five times at once signs in once', async () => {
  const given = await answer(aPerson(provider).sub)
  const statuses = (await Promise.all([1, 2, 3, 4, 5].map(() => enter(given)))).map(({ status }) => status)
  assert.deepEqual(statuses.sort(), [200, 400, 400, 400, 400])
})
