import { randomBytes } from 'node:crypto'
import { after } from 'node:test'
import { redirectUriOf } from '#server/features/auth/identities/read-answer.ts'
import { createVisit } from '#server/features/auth/identities/visits.queries.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { type ApiCall, fromRandomAddress } from './call.ts'
import { type OpenidProvider, openOpenidProvider, visitProvider } from './openid-provider.ts'
import type { TestSite } from './site.ts'

/** Opens real providers, which are closed after the test file. Returns them with the setting that names them. */
export async function openProviders() {
  const providers = [await openOpenidProvider(), await openOpenidProvider('soko', 'Soko')] as const
  after(() => {
    for (const provider of providers) provider.close()
  })
  return { providers, OIDC_PROVIDERS: JSON.stringify(providers.map(({ settings }) => settings)) }
}

/** Adds a person with an account at the provider, which has confirmed the person's address. */
export function aPerson(provider: OpenidProvider, claims: object = {}) {
  const sub = randomBytes(6).toString('hex')
  return provider.add({
    sub,
    email: `${sub}@jikoni.example`,
    email_verified: true,
    preferred_username: `Mpishi ${sub}`,
    ...claims,
  })
}

type Visiting = { call: ApiCall; provider: OpenidProvider; sub: string; token?: string }

/** Returns the body of a valid request that signs in as this person, or, with a token, connects the token's account with the person's. */
export async function answerFor({ call, provider, sub, token }: Visiting) {
  const path = token ? '/api/auth/identities/options' : '/api/auth/login/provider/options'
  const { id } = provider.settings
  const { status, body } = await call('POST', path, {
    body: { provider: id },
    ...(token ? { token } : fromRandomAddress()),
  })
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`)
  const { state = '', code = '', iss = '' } = await visitProvider(body.url, sub)
  return { provider: id, secret: String(body.secret), state, code, iss }
}

let shared: ReturnType<typeof openProviders> | undefined

/** Returns the providers that tests of all operations share. */
export const sharedProviders = () => {
  shared ??= openProviders()
  return shared
}

/** Returns the setting of a site that has the shared providers. */
export const withProviders = async () => ({ OIDC_PROVIDERS: (await sharedProviders()).OIDC_PROVIDERS })

/** Returns the body of a valid request that signs a new person in, or, with a member, connects the member's account with the person's. */
export async function newAnswer(
  { db, url, services }: Pick<TestSite, 'db' | 'url' | 'services'>,
  userId: number | null = null,
) {
  if (userId !== null) await db.deleteFrom('identities').where('user_id', '=', userId).execute()
  const [provider] = (await sharedProviders()).providers
  const { id } = provider.settings
  const [state, secret] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')]
  const redirectUri = redirectUriOf(url, { id })
  const address = await services.providers.get(id)?.authorizationUrl({ state, secret, redirectUri })
  const { code = '', iss = '' } = await visitProvider(address ?? '', aPerson(provider).sub)
  await createVisit(db, { state, secret, provider: id, userId }, defaultLimits)
  return { provider: id, secret, state, code, iss }
}

/** Connects a member with a person at a provider, and returns the connection's id. */
export async function giveIdentity({ db }: Pick<TestSite, 'db'>, userId: number): Promise<number> {
  await db.deleteFrom('identities').where('user_id', '=', userId).execute()
  const given = await db
    .insertInto('identities')
    .values({ user_id: userId, provider: 'jikoni', subject: randomBytes(6).toString('hex') })
    .returning('id')
    .executeTakeFirstOrThrow()
  return given.id
}
