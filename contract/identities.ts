import { z } from 'zod'
import { session } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { idParam, timestamp } from './fields.ts'
import * as limits from './limits.ts'
import * as rows from './rows.ts'

const providerId = z
  .string()
  .max(limits.maxProviderIdLength)
  .regex(/^[a-z0-9-]+$/)
const provider = z
  .object({ id: providerId, name: z.string() })
  .meta({ id: 'Provider', description: 'Of OpenID Connect, as the operator named it.' })

const chosen = z.object({ provider: providerId })
const randomText = z
  .string()
  .max(64)
  .regex(/^[\w-]+$/)

const visit = z
  .object({
    url: z.string().meta({ description: 'Where the browser goes; the provider sends it back.' }),
    secret: z
      .string()
      .meta({ description: 'Stays in the browser that began; only with it the answer is taken.' }),
  })
  .meta({ id: 'ProviderVisit' })

/** What the provider sent back with the browser, and what the browser had kept. */
const answer = z.object({
  provider: providerId,
  secret: randomText,
  state: randomText,
  code: z.string().min(1).max(limits.maxProviderCodeLength),
  iss: z.string().max(limits.maxIssuerLength).optional(),
})
export type ProviderAnswer = z.infer<typeof answer>

const identity = z
  .object({
    id: z.int(),
    provider,
    isOffered: z.boolean().meta({ description: 'False where the site no longer has this provider.' }),
    connectedAt: timestamp,
    lastUsedAt: timestamp.nullable(),
  })
  .meta({ id: 'Identity' })
export type Identity = z.infer<typeof identity>

const random = 'Y2hhbGxlbmdlIG9yIGlkLCBhcyBiYXNlNjR1cmwgICAg'
const exampleAnswer = {
  provider: 'jikoni',
  secret: random,
  state: random,
  code: random,
  iss: 'https://id.jikoni.example',
}

export const identityRoutes = {
  listProviders: endpoint(rows.listProviders, {
    summary: 'The providers of OpenID Connect that members may sign in by',
    status: 200,
    reply: z.array(provider),
  }),
  startProviderLogin: endpoint(rows.startProviderLogin, {
    summary: 'Begin to sign in by a provider',
    body: chosen,
    status: 200,
    reply: visit,
    refusals: ['not_found'],
    throttle: 'provider',
    writes: 'private',
    needsSpace: false,
    example: { body: { provider: 'jikoni' } },
  }),
  loginByProvider: endpoint(rows.loginByProvider, {
    summary:
      'Sign in by what a provider has answered; who is not known yet gets an account, if the provider has confirmed an address that no account has',
    body: answer,
    status: 200,
    reply: session
      .extend({
        isNew: z.boolean().meta({ description: 'Whether the account was made just now.' }),
        signOutUrl: z
          .string()
          .optional()
          .meta({ description: 'Where the member may end their session at the provider too.' }),
      })
      .meta({ id: 'ProviderSession' }),
    refusals: [
      'expired_ticket',
      'provider_refused',
      'address_unconfirmed',
      'email_taken',
      'second_factor_required',
      'account_suspended',
      'account_leaving',
      'email_unverified',
      'not_found',
    ],
    throttle: 'provider',
    writes: 'private',
    needsSpace: false,
    example: { body: exampleAnswer },
  }),
  listIdentities: endpoint(rows.listIdentities, {
    summary: "The caller's accounts with providers, by which they sign in",
    status: 200,
    reply: z.array(identity),
  }),
  startIdentity: endpoint(rows.startIdentity, {
    summary: "Begin to connect the caller's account with one at a provider",
    body: chosen,
    status: 200,
    reply: visit,
    refusals: ['proof_required', 'not_found'],
    throttle: 'provider',
    writes: 'private',
    example: { body: { provider: 'jikoni' } },
  }),
  addIdentity: endpoint(rows.addIdentity, {
    summary: 'Connect it, by what the provider has answered; a mail tells the member',
    body: answer,
    status: 201,
    reply: identity,
    refusals: ['proof_required', 'expired_ticket', 'provider_refused', 'conflict', 'not_found'],
    throttle: 'provider',
    writes: 'private',
    example: { body: exampleAnswer },
  }),
  removeIdentity: endpoint(rows.removeIdentity, {
    summary:
      'Disconnect one, unless it is the only way into the account; a mail tells the member; doing it again changes nothing',
    params: z.object({ id: idParam }),
    status: 204,
    reply: z.void(),
    refusals: ['proof_required', 'last_way_in'],
    throttle: 'provider',
    writes: 'private',
  }),
} as const
