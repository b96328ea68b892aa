import { callApi } from './accounts.ts'
import { expect } from './journey.ts'
import { aMember, aModerator, type Person, type Site } from './moderators.ts'

export const reason = 'The last line sends people to your shop. Take it out and it is a fine recipe.'

export async function send<Body>(site: Site, { token }: Person, route: [string, string], body: object) {
  const reply = await callApi<Body>(site, token, route, body)
  expect(reply.status).toBeLessThan(300)
  return reply.body
}

export async function reportRecipe(site: Site, id: number): Promise<void> {
  const report = { kind: 'recipe', id, rule: 3, explanation: 'It is an advertisement.' }
  await send(site, await aMember(site, 'Leila'), ['POST', '/api/reports'], report)
}

/** Moderators take the next case there is. */
export async function decideNext(site: Site, moderator: Person, decision: object): Promise<void> {
  const { id } = await send<{ id: number }>(site, moderator, ['POST', '/api/moderation/cases/claim'], {})
  await send(site, moderator, ['POST', `/api/moderation/cases/${id}/decision`], { reason, ...decision })
}

export async function hideRecipe(site: Site, id: number): Promise<void> {
  await reportRecipe(site, id)
  await decideNext(site, await aModerator(site, 'Eleni'), { action: 'hide', rule: 3 })
}
