import { codeOfKey } from '#tests/support/second-factors.ts'
import { aMember, callApi, type Member, type signIn, signInAsAdmin } from './accounts.ts'
import { expect } from './journey.ts'

export type Site = Parameters<typeof signIn>[0]
export type Person = Pick<Member, 'id' | 'token'>

const administrators = new WeakMap<Site, Promise<string>>()

/**
 * Returns the token of the site's administrator, who has a second factor from then on. An administrator needs one if there is a
 * moderator.
 */
export function aSecuredAdmin(site: Site): Promise<string> {
  const secured = administrators.get(site) ?? secureAdmin(site)
  administrators.set(site, secured)
  return secured
}

async function secureAdmin(site: Site): Promise<string> {
  const token = await signInAsAdmin(site)
  const { body } = await callApi<{ secret: string }>(site, token, ['POST', '/api/admin/second-factor'], {})
  const { status } = await callApi(site, token, ['POST', '/api/admin/second-factor/confirm'], {
    code: codeOfKey(body.secret),
  })
  expect(status).toBeLessThan(300)
  return token
}

export async function nameModerator(site: Site, { id }: Person): Promise<void> {
  const admin = await aSecuredAdmin(site)
  const { status } = await callApi(site, admin, ['POST', `/api/admin/members/${id}/moderator`], {
    reason: 'A year of careful notes under other recipes.',
  })
  expect(status).toBeLessThan(300)
}

/** Returns a moderator with a second factor, which moderators need. */
export async function aModerator(site: Site, firstName: string): Promise<Person> {
  const member = await aMember(site, firstName)
  await nameModerator(site, member)
  const { body } = await callApi<{ secret: string }>(
    site,
    member.token,
    ['POST', '/api/auth/second-factor'],
    {},
  )
  const { status } = await callApi(site, member.token, ['POST', '/api/auth/second-factor/confirm'], {
    code: codeOfKey(body.secret),
  })
  expect(status).toBeLessThan(300)
  return member
}
