import type { LineChange } from '#contract/cooks.ts'
import * as limits from '#contract/limits.ts'
import type { Cook } from './cooks.queries.ts'

export type Change = LineChange

/** What the dialog holds. A choice may be missing, and minutes are kept as they were typed. */
export type CookValues = {
  howCooked: Cook['howCooked'] | undefined
  rating: number | undefined
  cookedOn: string
  changes: Change[]
  note: string
  photo: string
  minutes: string
  /** If false, no time is sent. */
  sendsMinutes: boolean
  isPrivate: boolean
}

/** Returns the member's own day, as '2026-11-22'. */
export function today(now = new Date()): string {
  const part = (number: number) => String(number).padStart(2, '0')
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`
}

export const firstValues = (rating: number | undefined, minutes: number | undefined): CookValues => ({
  howCooked: undefined,
  // A member who has given no stars has 0.
  rating: rating ? Math.max(limits.minStars, Math.round(rating)) : undefined,
  cookedOn: today(),
  changes: [],
  note: '',
  photo: '',
  minutes: minutes ? String(Math.min(minutes, limits.maxCookMinutes)) : '',
  sendsMinutes: false,
  isPrivate: false,
})

export const valuesOf = (cook: Cook): CookValues => ({
  howCooked: cook.howCooked,
  rating: cook.rating,
  cookedOn: cook.cookedOn,
  changes: cook.changes,
  note: cook.note,
  photo: cook.photo,
  minutes: cook.minutes === null ? '' : String(cook.minutes),
  sendsMinutes: cook.minutes !== null,
  isPrivate: cook.isPrivate ?? false,
})

export const isDay = ({ cookedOn }: CookValues): boolean =>
  cookedOn >= limits.firstCookedOn && cookedOn <= today()

export const areMinutes = ({ minutes }: CookValues): boolean =>
  /^\d+$/.test(minutes) && Number(minutes) >= 1 && Number(minutes) <= limits.maxCookMinutes

/** Checks that a swapped line says what was used instead. */
export const isComplete = ({ verb, what }: Change): boolean => verb !== 'swapped' || what.trim() !== ''

/** Returns the request's fields. An addition without a word is left out. */
export const fieldsOf = (values: CookValues) => ({
  howCooked: values.howCooked ?? ('asWritten' as const),
  rating: values.rating ?? limits.minStars,
  cookedOn: values.cookedOn,
  changes:
    values.howCooked === 'changed'
      ? values.changes
          .map(change => ({ ...change, what: change.what.trim() }))
          .filter(({ verb, what }) => verb !== 'added' || what !== '')
      : [],
  note: values.note.trim(),
  photo: values.photo,
  minutes: values.sendsMinutes ? Number(values.minutes) : undefined,
  isPrivate: values.isPrivate,
})
