import { reasonLength } from '#contract/limits.ts'
import { reasonTooShort } from '#texts/moderation.ts'

/** Returns why the typed text cannot be sent as a reason. Undefined if it can. */
export const errorOfReason = (reason: string): string | undefined =>
  reason.trim().length < reasonLength.min ? reasonTooShort(reasonLength.min) : undefined
