import { aMember, callApi } from './accounts.ts'
import { expect } from './journey.ts'
import { aModerator, type Person, type Site } from './moderators.ts'

type Caller = Pick<Person, 'token'>

export async function send<Body>(site: Site, { token }: Caller, route: [string, string], body: object) {
  const reply = await callApi<Body>(site, token, route, body)
  expect(reply.status).toBeLessThan(300)
  return reply.body
}

/** Reports a thing as an advertisement. */
export const report = (
  site: Site,
  member: Caller,
  thing: { kind: 'recipe' | 'photo' | 'comment'; id: number },
  explanation = 'It is an advertisement.',
) => send(site, member, ['POST', '/api/reports'], { ...thing, rule: 3, explanation })

type Decision = { action: 'hide'; rule: number } | { action: 'nothing_wrong'; rule: null }

/** Takes the next case in the queue and decides it. */
export async function decideNext(site: Site, moderator: Caller, decision: Decision & { reason: string }) {
  const { id } = await send<{ id: number }>(site, moderator, ['POST', '/api/moderation/cases/claim'], {})
  const route: [string, string] = ['POST', `/api/moderation/cases/${id}/decision`]
  return send<{ actionId: number }>(site, moderator, route, decision)
}

export async function hideRecipe(site: Site, id: number): Promise<void> {
  await report(site, await aMember(site, 'Leila'), { kind: 'recipe', id })
  const reason = 'The last line sends people to a shop.'
  await decideNext(site, await aModerator(site, 'Eleni'), { action: 'hide', rule: 3, reason })
}
