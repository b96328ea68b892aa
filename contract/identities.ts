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
  .meta({ id: 'Provider', description: 'A provider of OpenID Connect, as the operator named it.' })

const chosen = z.object({ provider: providerId })
const randomText = z
  .string()
  .max(64)
  .regex(/^[\w-]+$/)

const visit = z
  .object({
    url: z.string().meta({
      description: 'The address at the provider that the browser opens. The provider sends the browser back.',
    }),
    secret: z
      .string()
      .meta({ description: 'Stays in the browser that started. The answer is accepted only with it.' }),
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
    isOffered: z.boolean().meta({ description: 'False if the site no longer has this provider.' }),
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
    summary: 'List the providers of OpenID Connect that members may sign in by',
    status: 200,
    reply: z.array(provider),
  }),
  startProviderLogin: endpoint(rows.startProviderLogin, {
    summary: 'Start to sign in by a provider',
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
      'Sign in by the answer of a provider; a newcomer gets an account if the provider has confirmed an address that no account has',
    body: answer,
    status: 200,
    reply: session
      .extend({
        isNew: z.boolean().meta({ description: 'True if this call created the account.' }),
        signOutUrl: z
          .string()
          .optional()
          .meta({ description: 'The address where the member can end the session at the provider as well.' }),
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
    summary: "List the providers that the caller's account is connected with",
    status: 200,
    reply: z.array(identity),
  }),
  startIdentity: endpoint(rows.startIdentity, {
    summary: "Start to connect the caller's account with a provider",
    body: chosen,
    status: 200,
    reply: visit,
    refusals: ['proof_required', 'not_found'],
    throttle: 'provider',
    writes: 'private',
    example: { body: { provider: 'jikoni' } },
  }),
  addIdentity: endpoint(rows.addIdentity, {
    summary: "Connect the caller's account by the provider's answer; a mail tells the member",
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
      'Disconnect a provider (idempotent), unless it is the only way to sign in; a mail tells the member',
    params: z.object({ id: idParam }),
    status: 204,
    reply: z.void(),
    refusals: ['proof_required', 'last_way_in'],
    throttle: 'provider',
    writes: 'private',
  }),
} as const
