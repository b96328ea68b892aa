import type { ProviderAnswer } from '#contract/identities.ts'
import { pageUrls } from '#contract/page-urls.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { refuse } from '#server/platform/http/problems.ts'
import {
  type Person,
  type Provider,
  ProviderFailure,
  type Providers,
} from '#server/platform/openid/providers.ts'
import * as t from '#texts/providers.ts'
import { isVisiting } from './visits.queries.ts'

type Services = { db: Database; providers: Providers; publicUrl: () => string }

export const findProvider = (providers: Providers, id: string): Provider =>
  providers.get(id) ?? refuse('not_found', t.unknownProvider)

/** Returns a redirect URI for each provider, so that a response of one provider is not taken for another's. */
export const redirectUriOf = (publicUrl: string, provider: { id: string }): string =>
  publicUrl + pageUrls.providerAnswer(provider.id)

/** Returns the person that the provider names, if this browser had asked it for this member. Does not end the visit. */
export async function readAnswer(
  { db, providers, publicUrl }: Services,
  answer: ProviderAnswer,
  userId: number | null,
): Promise<{ provider: Provider; person: Person }> {
  const provider = findProvider(providers, answer.provider)
  if (!(await isVisiting(db, { ...answer, userId }))) refuse('expired_ticket', t.visitOver)
  const { state, secret, code, iss } = answer
  const redirectUri = redirectUriOf(publicUrl(), provider)
  const person = await refusingFailure(provider, () =>
    provider.readAnswer({ state, secret, redirectUri, code, iss }, publicUrl()),
  )
  return { provider, person }
}

const retrySeconds = 5

/** Turns a provider's failure into a Refusal. Tells the client if the provider is away, but not why a response is invalid. */
export async function refusingFailure<Result>(
  { name }: Provider,
  call: () => Promise<Result>,
): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    return error.reason === 'away'
      ? refuse('unavailable', t.providerAway(name), { retryAfter: retrySeconds })
      : refuse('provider_refused', t.providerRefused(name))
  }
}
