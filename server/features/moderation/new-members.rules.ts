import type { Limits } from '#server/platform/limits/default-limits.ts'

/** What tells new members from others. */
export type Membership = { joinedAt: Date; emailVerified: boolean }

const hourMs = 60 * 60 * 1000

/** For some hours, and until their address is confirmed, which a stranger with many accounts does for none. */
export const isNewMember = (
  { joinedAt, emailVerified }: Membership,
  { newMember }: Pick<Limits, 'newMember'>,
): boolean => !emailVerified || Date.now() - joinedAt.getTime() < newMember.hours * hourMs
