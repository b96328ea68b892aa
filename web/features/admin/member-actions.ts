import type { ListedMember } from '#contract/members.ts'
import * as t from '#texts/members.ts'

export type MemberAction = keyof typeof t.actionNames

/** Returns what an administrator may do about a member. The server refuses everything else. */
export function actionsFor(member: ListedMember): MemberAction[] {
  if (whyNothing(member)) return []
  const role = member.isModerator ? 'endModerator' : 'nameModerator'
  const always = [role, 'endSessions'] as const
  switch (member.restriction?.kind) {
    case 'suspended':
      return member.isModerator ? [...always, 'liftSuspension'] : ['endSessions', 'liftSuspension']
    case 'limited':
      return [...always, 'liftLimit', 'suspend']
    default:
      return [...always, 'limit', 'suspend']
  }
}

/** Returns the sentence that replaces the actions. Undefined if there are actions. */
export function whyNothing({ administrator, leavesAt, isSuspended, restriction }: ListedMember) {
  if (administrator === 'only') return t.isOnlyAdministrator
  if (administrator === 'you') return t.isOwnAccount
  if (leavesAt) return t.isLeaving
  return isSuspended && !restriction ? t.suspendedByOperator : undefined
}
