import assert from 'node:assert/strict'
import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { aMember, type Member } from './people.ts'
import { publishRecipe } from './recipes.ts'
import { switchOn } from './second-factors.ts'
import type { TestSite } from './site.ts'

export const reason = 'It sells something, and that is not what this table is for.'

/** Creates a member who is a moderator and has a second factor. */
export async function aModerator(site: { db: Database }, name = ''): Promise<Member> {
  const member = await aMember(site, name)
  await switchOn(site, member.id)
  await site.db.insertInto('moderators').values({ user_id: member.id }).execute()
  return member
}

type Thing = { kind: string; id: number }

/** Lets a new member report a thing; returns its case. */
export async function aCase(site: TestSite, thing: Thing, rule = 3): Promise<number> {
  const { token } = await aMember(site)
  await site.call('POST', '/api/reports', { token, body: { ...thing, rule, explanation: 'It sells a pan.' } })
  return caseOf(site, thing)
}

export async function caseOf({ db }: TestSite, { kind, id }: Thing): Promise<number> {
  const found = await db
    .selectFrom('moderation_cases')
    .select('id')
    .where('kind', '=', kind)
    .where('target_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return found.id
}

export const claimCase = (site: TestSite, { token }: { token: string }, id: number) =>
  site.call('POST', `/api/moderation/cases/${id}/claim`, { token })

export const decide = (site: TestSite, { token }: { token: string }, id: number, decision: object = {}) =>
  site.call('POST', `/api/moderation/cases/${id}/decision`, {
    token,
    body: { action: 'hide', rule: 3, reason, ...decision },
  })

export const appeal = (site: TestSite, { token }: { token: string }, actionId: number) =>
  site.call('POST', `/api/notices/${actionId}/appeal`, { token, body: { text: 'I sell nothing.' } })

export const decideAppeal = (
  site: TestSite,
  { token }: { token: string },
  caseId: number,
  decision: object,
) =>
  site.call('POST', `/api/moderation/cases/${caseId}/appeal/decision`, {
    token,
    body: { reason, ...decision },
  })

/** Claims an appeal and decides on it. Asserts that the decision is accepted. */
export async function decideOnAppeal(
  site: TestSite,
  moderator: { token: string },
  caseId: number,
  decision: object,
) {
  await claimCase(site, moderator, caseId)
  const reply = await decideAppeal(site, moderator, caseId, decision)
  assert.equal(reply.status, 200, reply.text)
  return reply
}

/** Takes a decision back. */
export const undo = (site: TestSite, { token }: { token: string }, actionId: number, why = reason) =>
  site.call('POST', `/api/moderation/actions/${actionId}/undo`, { token, body: { reason: why } })

/** Lets a new member report a thing, and this moderator decide on it. */
export async function decideOn(
  site: TestSite,
  moderator: { token: string },
  thing: Thing,
  decision: object = {},
) {
  const caseId = await aCase(site, thing)
  await claimCase(site, moderator, caseId)
  const { status, body, text } = await decide(site, moderator, caseId, decision)
  assert.equal(status, 200, text)
  return { caseId, actionId: body.actionId as number }
}

/** Publishes a recipe of this member, which a new moderator hides. */
export async function aHiddenRecipe(site: TestSite, author: Member, decision: object = {}) {
  const recipeId = await publishRecipe(site, author)
  const moderator = await aModerator(site)
  return {
    recipeId,
    moderator,
    ...(await decideOn(site, moderator, { kind: 'recipe', id: recipeId }, decision)),
  }
}

/** Publishes a recipe that a moderator hides, and lets the author appeal. */
export async function anAppeal(site: TestSite, author: Member, decision: object = {}) {
  const hidden = await aHiddenRecipe(site, author, decision)
  await appeal(site, author, hidden.actionId)
  return hidden
}

type Site = { db: Database }
type Holder = { userId: number | null; adminId: number | null }

let lastTarget = 1_000_000

/** Stores a case directly, about a comment that does not exist. `holder` has claimed it, so that either can decide. */
export async function storeCase(
  { db }: Site,
  { memberId, holder, stage = 'report' }: { memberId: number; holder?: Holder; stage?: string },
): Promise<number> {
  lastTarget += 1
  const { id } = await db
    .insertInto('moderation_cases')
    .values({
      kind: 'comment',
      target_id: lastTarget,
      member_id: memberId,
      kept: JSON.stringify({ content: 'Twenty per cent off' }),
      stage,
      ...(stage !== 'report' && { closed_at: new Date(), waits_since: new Date() }),
      ...(holder && {
        held_by_user: holder.userId,
        held_by_admin: holder.adminId,
        held_until: sql<Date>`now() + interval '1 hour'`,
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Stores a warning that was given to a member. */
export async function storeAction(
  { db }: Site,
  { memberId, caseId, isAppealed = false }: { memberId: number; caseId: number; isAppealed?: boolean },
): Promise<number> {
  const { id } = await db
    .insertInto('moderation_actions')
    .values({
      case_id: caseId,
      member_id: memberId,
      kind: 'warn',
      rule: 3,
      rule_name: 'No advertising',
      reason,
      ...(isAppealed && { appeal_text: 'I sell nothing.', appealed_at: new Date() }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
