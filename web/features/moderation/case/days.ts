import { maxRestrictionDays } from '#contract/limits.ts'

/** Checks whether the typed text is not a valid number of days for a limit. */
export const isDaysWrong = (days: string): boolean =>
  !/^\d{1,2}$/.test(days) || Number(days) < 1 || Number(days) > maxRestrictionDays
