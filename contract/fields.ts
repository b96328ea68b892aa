import { z } from 'zod'
import * as names from '#texts/field-names.ts'
import * as t from '#texts/field-refusals.ts'
import { joinLines } from './join-lines.ts'
import * as limits from './limits.ts'
import { isWebAddress } from './web-address.ts'

/** Builders for the fields that people fill in: trimmed, bounded, storable, and refused with a sentence. */

/** PostgreSQL stores no NUL, and a lone surrogate is not text. */
export const isStorable = (value: string): boolean => !value.includes('\u0000') && value.isWellFormed()

const boundedText = (name: string, max: number) =>
  z
    .string({ error: t.mustBeText(name) })
    .trim()
    .max(max, t.tooLong(name, max))
    .refine(isStorable, t.unstorable(name))

/** Text that must be there: not missing, not blank. */
export const requiredText = (name: string, max: number) =>
  z.preprocess(value => value ?? '', boundedText(name, max).min(1, t.isRequired(name)))

/** Text that may be missing, `null` or blank; all three mean the empty string. */
export const optionalText = (name: string, max: number) =>
  boundedText(name, max)
    .nullish()
    .transform(value => value ?? '')

/** For names, which are public: one that looks like an e-mail address would publish it. */
export const isNotEmailLike = (name: string): boolean => !name.includes('@')

/** One string with a line each; a list of lines is accepted and joined. */
export const requiredLines = (name: string, max: number) =>
  z.preprocess(
    value =>
      Array.isArray(value) && value.every(line => typeof line === 'string')
        ? joinLines(value)
        : (value ?? ''),
    boundedText(name, max).min(1, t.isRequired(name)),
  )

/** A number, or the same number as a form sends it; blank, `null` and missing are `undefined`. */
export const optionalNumber = (
  name: string,
  { min, max, step }: { min: number; max: number; step?: number },
) => {
  const range = { min, max }
  const number = z
    .number({ error: t.mustBeNumber(name) })
    .min(min, t.outOfRange(name, range))
    .max(max, t.outOfRange(name, range))
  const stepped = step
    ? number.multipleOf(step, t.offStep(name, range, step)).overwrite(roundToStep(step))
    : number
  return z.preprocess(numberFromForm, stepped.optional())
}

/** The check tolerates binary rounding (0.1 + 0.2, or 5e-324 for 0), so the value is set to the exact step; `step` is at most 1. */
const roundToStep = (step: number) => (value: number) => Math.round(value / step) / Math.round(1 / step)

function numberFromForm(value: unknown): unknown {
  if (value === null || value === undefined) return undefined
  if (typeof value !== 'string') return value
  return value.trim() === '' ? undefined : Number(value)
}

/** An absolute http(s) address, or blank. It is stored and shown, never fetched. */
export const optionalUrl = (name: string) =>
  optionalText(name, limits.maxUrlLength).pipe(
    z.string().refine(value => value === '' || isWebAddress(value), t.mustBeWebAddress(name)),
  )

export const emailField = () =>
  requiredText(names.email, limits.maxEmailLength).pipe(z.email(t.mustBeEmail(names.email)))

/** The id of a row in a path. Anything else identifies no row, so the answer is 404 rather than 400. */
export const idParam = z
  .string()
  .regex(/^[1-9]\d{0,14}$/, t.idMustBeWhole)
  .transform(Number)

/** The id of a row in a reply. */
export const id = z.int().min(1)

export const timestamp = z.iso.datetime().meta({ description: 'UTC, RFC 3339.' })
