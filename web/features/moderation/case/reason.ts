import { reasonLength } from '#contract/limits.ts'
import { reasonTooShort } from '#texts/moderation.ts'

/** Why what was typed is no reason that may be sent. */
export const errorOfReason = (reason: string): string | undefined =>
  reason.trim().length < reasonLength.min ? reasonTooShort(reasonLength.min) : undefined
