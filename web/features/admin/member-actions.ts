import type { ListedMember } from '#contract/members.ts'
import * as t from '#texts/members.ts'

export type MemberAction = keyof typeof t.actionNames

/** What an administrator may do about a member. The server refuses the rest too. */
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

/** The sentence in place of actions, where there are none. */
export function whyNothing({ administrator, leavesAt, isSuspended, restriction }: ListedMember) {
  if (administrator === 'only') return t.isOnlyAdministrator
  if (administrator === 'you') return t.isOwnAccount
  if (leavesAt) return t.isLeaving
  return isSuspended && !restriction ? t.suspendedByOperator : undefined
}
