import { Refusal } from '#server/platform/http/problems.ts'
import * as t from '#texts/auth.ts'

/** Members edit only their own profile. */
export const canEditProfile = (viewerId: number, userId: number): boolean => viewerId === userId

/** The same refusal for existing and unknown ids, so that ids cannot be probed. */
export const notYourProfile = () => new Refusal('forbidden', t.notYourProfile)

export const canFollow = (viewerId: number, userId: number): boolean => viewerId !== userId

export const notYourself = () => new Refusal('forbidden', t.cannotFollowYourself)
