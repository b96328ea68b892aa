import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAuthenticator, sign } from '#harness/authenticator.ts'
import { givePasskey } from '#tests/support/passkeys.ts'
import { aMember } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'

const max = 4
const site = await openSite({ LIMITS: `maxSignInChallenges=${max}` })
const { call, db, url: origin } = site

const startSignIn = async (): Promise<string> =>
  (await call('POST', '/api/auth/login/passkey/options')).body.challenge
const countOf = async (purpose: string): Promise<number> =>
  (await db.selectFrom('passkey_challenges').select('purpose').where('purpose', '=', purpose).execute())
    .length

test('what sign-ins are asked is bounded for all together: the newest remain, and members keep theirs', async () => {
  const member = await aMember(site)
  const device = newAuthenticator()
  await givePasskey(site, member.id, device)
  const { status } = await call('POST', '/api/auth/proof/passkey/options', { token: member.token })
  assert.equal(status, 200)
  const displaced = await startSignIn()
  await Promise.all(Array.from({ length: 3 * max }, startSignIn))
  const newest = await startSignIn()
  await Promise.all(Array.from({ length: max - 1 }, startSignIn))
  assert.deepEqual([await countOf('sign_in'), await countOf('prove')], [max, 1])
  const enter = (challenge: string) =>
    call('POST', '/api/auth/login/passkey', { body: sign(device, { challenge, origin }) })
  assert.equal((await enter(displaced)).body.code, 'expired_ticket')
  assert.equal((await enter(newest)).status, 200)
})
