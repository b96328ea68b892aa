import { maxRestrictionDays } from '#contract/limits.ts'

/** Whether what was typed is no number of days that a limit may have. */
export const isDaysWrong = (days: string): boolean =>
  !/^\d{1,2}$/.test(days) || Number(days) < 1 || Number(days) > maxRestrictionDays
