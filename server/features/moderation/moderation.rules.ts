import { actionSeverity } from '#contract/action-severity.ts'
import type { ReportedKind } from '#contract/content-reports.ts'
import type { ActionKind, Decision } from '#contract/decisions.ts'
import { maxRestrictionDays } from '#contract/limits.ts'
import type { AdminViewer, UserViewer } from '#server/platform/http/access.ts'
import { refuse } from '#server/platform/http/problems.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import * as t from '#texts/moderation.ts'

/** A moderator by their member id, or an administrator by their administrator id. The other id is null. */
export type Decider = { userId: number | null; adminId: number | null }

export const deciderOf = (viewer: UserViewer | AdminViewer): Decider =>
  viewer.realm === 'user'
    ? { userId: viewer.userId, adminId: null }
    : { userId: null, adminId: viewer.adminId }

type Holder = { isHeld: boolean; heldByUser: number | null; heldByAdmin: number | null }

/** Checks whether this decider has a claim that has not expired. */
export const isHeldBy = (
  { isHeld, heldByUser, heldByAdmin }: Holder,
  { userId, adminId }: Decider,
): boolean => isHeld && heldByUser === userId && heldByAdmin === adminId

export const isHolding = (kind: ActionKind): kind is 'hide' | 'remove' => kind === 'hide' || kind === 'remove'
export const isRestriction = (kind: ActionKind): kind is 'limit' | 'suspend' =>
  kind === 'limit' || kind === 'suspend'

type About = { kind: ReportedKind; isThere: boolean; hasMember: boolean }

/**
 * Returns the possible actions. A thing that no longer exists cannot be held, and nothing is done to a member who has left. A profile
 * cannot be removed, since it belongs to its member.
 */
export const allowedActions = ({ kind, isThere, hasMember }: About): ActionKind[] => [
  'nothing_wrong',
  ...(isThere ? (['hide'] as const) : []),
  ...(isThere && kind !== 'profile' ? (['remove'] as const) : []),
  ...(hasMember ? (['warn', 'limit', 'suspend'] as const) : []),
]

/** A version can only be hidden, and only recipes have versions. */
export const canHideVersion = (kind: ReportedKind, action: ActionKind): boolean =>
  kind === 'recipe' && action === 'hide'

/** Checks whether an action is milder. A shorter limit is milder than a longer one, hiding a version than hiding or removing the recipe. */
export function isMilder(
  action: { kind: ActionKind; days: number | null; version: number | null },
  first: { kind: ActionKind; endsAt: Date | null; version: number | null },
): boolean {
  if (action.version !== null) return first.version === null && isHolding(first.kind)
  if (actionSeverity[action.kind] < actionSeverity[first.kind]) return true
  if (action.kind !== 'limit' || first.kind !== 'limit' || action.days === null) return false
  return first.endsAt === null || Date.now() + action.days * 86_400_000 < first.endsAt.getTime()
}

export function refuseIncomplete({ action, rule, days, unserious }: Decision): void {
  if (action !== 'nothing_wrong' && rule === null)
    refuse('invalid_request', t.chooseRule, { fields: { rule: t.chooseRule } })
  if (action !== 'nothing_wrong' && unserious.length > 0)
    refuse('invalid_request', t.wereRight, { fields: { unserious: t.wereRight } })
  refuseWithoutDays(action, days)
}

export function refuseWithoutDays(action: ActionKind, days: number | null): void {
  if (action !== 'limit' || days !== null) return
  const sentence = t.chooseDays(maxRestrictionDays)
  refuse('invalid_request', sentence, { fields: { days: sentence } })
}

export type Membership = { joinedAt: Date; emailVerified: boolean }

const hourMs = 60 * 60 * 1000

/** A member is new for some hours and until their address is confirmed: a stranger with many accounts does not confirm addresses. */
export const isNewMember = (
  { joinedAt, emailVerified }: Membership,
  { newMember }: Pick<Limits, 'newMember'>,
): boolean => !emailVerified || Date.now() - joinedAt.getTime() < newMember.hours * hourMs
