import { createHash } from 'node:crypto'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Operation, routes } from '#contract/routes.ts'
import { closeBootstrap } from '#server/features/admin/bootstrap.ts'
import { rawCall } from '#tests/support/call.ts'
import { aCase, aModerator, claimCase, decide } from '#tests/support/cases.ts'
import { aMember } from '#tests/support/people.ts'
import { asRaw, openRequests } from '#tests/support/requests/requests.ts'
import { openUnthrottled, type TestSite } from '#tests/support/site.ts'
import { aSecondStep } from '#tests/support/tokens.ts'

/** What a fixture contains for the tests that read it after an upgrade. */
export const furnishing = {
  email: 'zawadi@example.org',
  password: 'chapati na chai',
  title: 'Mukimo for the whole village',
  comment: 'Half the maize is enough.',
}

/** Puts rows into every table of a site: what each operation leaves, and a member with a recipe that guests liked. */
export async function furnishSite(site: TestSite): Promise<void> {
  const { url, call } = await openUnthrottled(site)
  const { prepare, recipeId } = await openRequests(site)
  for (const operation of Object.keys(routes) as Operation[]) {
    const { takesIdempotencyKey }: Endpoint = routes[operation]
    const request = asRaw(await prepare(operation))
    const key = takesIdempotencyKey ? ['idempotency-key', operation] : []
    const { status, text } = await rawCall(url, { ...request, headers: [...(request.headers ?? []), ...key] })
    if (status !== routes[operation].status)
      throw new Error(`${operation} was answered with ${status}: ${text}`)
  }
  const { email, password, title, comment } = furnishing
  await call('POST', '/api/auth/signup', {
    body: { email, username: 'zawadi', password, confirmPassword: password },
  })
  const { body: session } = await call('POST', '/api/auth/login', { body: { email, password } })
  const { body: recipe } = await call('POST', '/api/recipes', {
    token: session.access_token,
    body: { ...routes.createRecipe.example.body, title },
  })
  const { token } = await aMember(site)
  await call('PUT', `/api/recipes/${recipe.id}`, { token, body: { rating: 4.5 } })
  await call('POST', `/api/recipes/${recipe.id}/bookmark`, { token })
  await call('POST', `/api/recipes/${recipe.id}/comment`, { token, body: { content: comment } })
  await call('POST', `/api/users/${recipe.author.id}/follow`, { token })
  await aSecondStep(site, 'adminSigninSecondFactor')
  const moderator = await aModerator(site)
  const unthrottled = { ...site, call }
  const caseId = await aCase(unthrottled, { kind: 'recipe', id: recipeId }, 1)
  await claimCase(unthrottled, moderator, caseId)
  await decide(unthrottled, moderator, caseId, { rule: 1 })
  await closeBootstrap(site.db)
  // This site runs no background jobs, so no mail has been sent.
  const recipient = createHash('sha256').update(email).digest()
  await site.db.insertInto('sent_mails').values({ recipient, kind: 'reset' }).execute()
}
