import type { AdminViewer, UserViewer } from '#server/platform/http/access.ts'

/** Who decides: a moderator, by their member's number, or an administrator, by their own. The other is null. */
export type Decider = { userId: number | null; adminId: number | null }

/** Whether this decider has a claim that is not over. */
export const isHeldBy = (
  { isHeld, heldByUser, heldByAdmin }: Holder,
  { userId, adminId }: Decider,
): boolean => isHeld && heldByUser === userId && heldByAdmin === adminId

type Holder = { isHeld: boolean; heldByUser: number | null; heldByAdmin: number | null }

export const deciderOf = (viewer: UserViewer | AdminViewer): Decider =>
  viewer.realm === 'user'
    ? { userId: viewer.userId, adminId: null }
    : { userId: null, adminId: viewer.adminId }
