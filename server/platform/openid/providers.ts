import { LRUCache } from 'lru-cache'
import * as openid from 'openid-client'
import { openQueue } from '../work/queue.ts'
import { boundedFetch, isAway, ProviderAway } from './bounded-fetch.ts'
import type { ProviderSettings } from './settings.ts'

const timeoutSeconds = 4
/** A provider's metadata is fetched again after `lifetimeMs`; if the provider did not respond, not before `pauseMs`. */
const lifetimeMs = 3_600_000
const pauseMs = 5_000
/** The requests of this process to all providers, so that slow providers do not take all places of writes. More are refused at once. */
const allCalls = openQueue({ running: 6, waiting: 0 })
const callsPerProvider = 4

/** A code can be exchanged only once. Its result is kept for the same request again, because the database may fail during the first one. */
const exchanged = { max: 1_000, ttl: 60_000 }

/** What one browser's visit is proved by. Only a hash of it is stored. */
export type Visit = { state: string; secret: string; redirectUri: string }
export type Answer = Visit & { code: string; iss: string | undefined }
/** The person whom a provider identifies, with what it says about them. */
export type Person = {
  subject: string
  email: string | undefined
  isEmailVerified: boolean
  names: string[]
  signOutUrl: string | undefined
}

/** `away`: the provider does not respond. `refused`: what the provider was shown, or what it responded, is not valid. */
export class ProviderFailure extends Error {
  readonly reason: 'away' | 'refused'
  constructor(reason: 'away' | 'refused', cause: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}

export type Provider = {
  id: string
  name: string
  authorizationUrl: (visit: Visit) => Promise<string>
  /** Exchanges the code, and checks state, nonce, issuer, PKCE and signature. */
  readAnswer: (answer: Answer, publicUrl: string) => Promise<Person>
}
export type Providers = ReadonlyMap<string, Provider>

export const openProviders = (settings: ProviderSettings[]): Providers =>
  new Map(settings.map(one => [one.id, openProvider(one)]))

/** Derives a secret for one purpose from another secret, so that the browser keeps everything and the database nothing. */
const derive = async (secret: string, purpose: string): Promise<string> => {
  const bytes = new TextEncoder().encode(`${purpose} ${secret}`)
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('base64url')
}

function openProvider(settings: ProviderSettings): Provider {
  const { id, name, scopes } = settings
  const ownCalls = openQueue({ running: callsPerProvider, waiting: 0 })
  const persons = new LRUCache<string, Promise<Person>>(exchanged)
  let known: { config: Promise<openid.Configuration>; until: number } | undefined

  /** Fetches the metadata at the first sign-in, because a provider that is away must not hold up the start. */
  function findConfig(): Promise<openid.Configuration> {
    if (known && known.until > performance.now()) return known.config
    const found = { config: discover(settings), until: performance.now() + lifetimeMs }
    known = found
    found.config.catch(() => {
      found.until = performance.now() + pauseMs
    })
    return found.config
  }

  /** Runs a request to the provider. Refuses it at once if there are too many. */
  async function calling<Result>(call: (config: openid.Configuration) => Promise<Result>): Promise<Result> {
    const full = () => new ProviderAway('too many calls at once')
    try {
      return await allCalls(() => ownCalls(async () => call(await findConfig()), full), full)
    } catch (error) {
      throw new ProviderFailure(isAway(error) || isTimeout(error) ? 'away' : 'refused', error)
    }
  }

  const exchange = ({ state, secret, redirectUri, code, iss }: Answer, publicUrl: string): Promise<Person> =>
    calling(async config => {
      const url = new URL(redirectUri)
      for (const [key, value] of Object.entries({ state, code, iss }))
        if (value !== undefined) url.searchParams.set(key, value)
      const tokens = await openid.authorizationCodeGrant(config, url, {
        pkceCodeVerifier: await derive(secret, 'verifier'),
        expectedNonce: await derive(secret, 'nonce'),
        expectedState: state,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('no ID token')
      // Many providers put the e-mail address into the ID token. Others, such as oidc-provider, send it only if they are asked.
      const asked =
        claims.email === undefined && config.serverMetadata().userinfo_endpoint
          ? await openid.fetchUserInfo(config, tokens.access_token, claims.sub)
          : {}
      return toPerson({ ...asked, ...claims }, signOutUrlOf(config, publicUrl))
    })

  return {
    id,
    name,
    authorizationUrl: ({ state, secret, redirectUri }) =>
      calling(async config => {
        const verifier = await derive(secret, 'verifier')
        return openid.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: scopes,
          state,
          nonce: await derive(secret, 'nonce'),
          code_challenge: await openid.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        }).href
      }),

    readAnswer(answer, publicUrl) {
      const key = JSON.stringify(answer)
      const earlier = persons.get(key)
      if (earlier) return earlier
      const person = exchange(answer, publicUrl)
      persons.set(key, person)
      person.catch(() => persons.delete(key))
      return person
    },
  }
}

const isTimeout = (error: unknown): boolean =>
  error instanceof openid.ClientError && error.code === 'OAUTH_TIMEOUT'

function discover({ issuer, clientId, clientSecret }: ProviderSettings): Promise<openid.Configuration> {
  const isPlain = issuer.startsWith('http:')
  return openid.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    [openid.customFetch]: boundedFetch,
    timeout: timeoutSeconds,
    // The signature of ID tokens is checked too, although they come from the provider itself.
    execute: [openid.enableNonRepudiationChecks, ...(isPlain ? [openid.allowInsecureRequests] : [])],
  })
}

const signOutUrlOf = (config: openid.Configuration, publicUrl: string): string | undefined =>
  config.serverMetadata().end_session_endpoint
    ? openid.buildEndSessionUrl(config, { post_logout_redirect_uri: `${publicUrl}/login` }).href
    : undefined

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
/** The limit of OpenID Connect. */
const maxSubjectLength = 255

function toPerson(claims: Record<string, unknown>, signOutUrl: string | undefined): Person {
  const subject = textOf(claims.sub) ?? ''
  if (subject === '' || subject.length > maxSubjectLength || subject.includes('\0'))
    throw new Error('a subject that OpenID Connect does not allow')
  return {
    subject,
    email: textOf(claims.email),
    isEmailVerified: claims.email_verified === true,
    names: [claims.preferred_username, claims.nickname].flatMap(claim => textOf(claim) ?? []),
    signOutUrl,
  }
}
