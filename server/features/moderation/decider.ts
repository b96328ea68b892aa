import type { AdminViewer, UserViewer } from '#server/platform/http/access.ts'

/** Who decides: a moderator, by their member's number, or an administrator, by their own. The other is null. */
export type Decider = { userId: number | null; adminId: number | null }

export const deciderOf = (viewer: UserViewer | AdminViewer): Decider =>
  viewer.realm === 'user'
    ? { userId: viewer.userId, adminId: null }
    : { userId: null, adminId: viewer.adminId }
