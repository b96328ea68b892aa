import { z } from 'zod'
import * as t from '#texts/fields.ts'
import { joinLines } from './join-lines.ts'
import * as limits from './limits.ts'
import { asciiMailAddress, mailAddress } from './mail-address.ts'
import { toPlainFigures } from './plain-figures.ts'
import { hasOnlyVisibleCharacters, typedText } from './typed-text.ts'
import { isWebAddress } from './web-address.ts'

/**
 * Builders for fields that people fill in. They normalise a value, limit its size, check that it can be stored, and refuse it
 * with a sentence.
 */

/** Checks that text can be stored: PostgreSQL stores no NUL, and a lone surrogate is not valid text. */
export const isStorable = (value: string): boolean => !value.includes('\u0000') && value.isWellFormed()

const boundedText = (name: string, max: number, inOneForm = typedText) =>
  z
    .string({ error: t.mustBeText(name) })
    .overwrite(inOneForm)
    .max(max, t.tooLong(name, max))
    .refine(isStorable, t.unstorable(name))

/** Text that is required: neither missing nor blank. */
export const requiredText = (name: string, max: number) =>
  z.preprocess(emptyWhereMissing, nonBlankText(name, max))

const nonBlankText = (name: string, max: number) => boundedText(name, max).min(1, t.isRequired(name))

const emptyWhereMissing = (value: unknown) => value ?? ''

/** Text that may be missing, `null` or blank; all three mean the empty string. */
export const optionalText = (name: string, max: number, inOneForm = typedText) =>
  boundedText(name, max, inOneForm)
    .nullish()
    .transform(value => value ?? '')

/** Text in a URL's query. If it is missing, it means the empty string. */
export const queryText = (name: string, max: number) =>
  boundedText(name, max)
    .optional()
    .transform(value => value ?? '')

/** A name in one line with visible characters only, because it is shown beside other names and in mails. */
export const requiredName = (name: string, max: number) =>
  requiredText(name, max).refine(hasOnlyVisibleCharacters, t.hiddenCharacters(name))

export const optionalName = (name: string, max: number) =>
  optionalText(name, max).refine(hasOnlyVisibleCharacters, t.hiddenCharacters(name))

/** Checks that a name does not look like an e-mail address. Names are public, so an address would be published. */
export const isNotEmailLike = (name: string): boolean => !name.includes('@')

/** Required text with one item per line. A list of lines is accepted, too, and joined. */
export const requiredLines = (name: string, max: number) =>
  z.preprocess(
    value =>
      Array.isArray(value) && value.every(line => typeof line === 'string')
        ? joinLines(value)
        : emptyWhereMissing(value),
    nonBlankText(name, max).meta({ description: 'One item per line.' }),
  )

/** Like `requiredLines`, for text that may be missing or blank. */
export const optionalLines = (name: string, max: number) =>
  z.preprocess(
    value =>
      Array.isArray(value) && value.every(line => typeof line === 'string') ? joinLines(value) : value,
    optionalText(name, max).meta({ description: 'One item per line.' }),
  )

/** A number, or the same number as a form sends it. Blank, `null` and missing values become `undefined`. */
export const optionalNumber = (name: string, range: NumberRange) =>
  z.preprocess(numberFromForm, boundedNumber(name, range).optional())

/** A required number, or the same number as a form sends it. */
export const requiredNumber = (name: string, range: NumberRange) =>
  z.preprocess(numberFromForm, boundedNumber(name, range))

type NumberRange = { min: number; max: number; step?: number }

function boundedNumber(name: string, { min, max, step }: NumberRange) {
  const range = { min, max }
  const number = z
    .number({ error: ({ input }) => (input === undefined ? t.isRequired(name) : t.mustBeNumber(name)) })
    .min(min, t.outOfRange(name, range))
    .max(max, t.outOfRange(name, range))
  return step ? number.multipleOf(step, t.offStep(name, range, step)).overwrite(roundToStep(step)) : number
}

/** Sets a value to its exact step, because the check tolerates binary rounding (0.1 + 0.2, or 5e-324 for 0). `step` is at most 1. */
const roundToStep = (step: number) => (value: number) => Math.round(value / step) / Math.round(1 / step)

function numberFromForm(value: unknown): unknown {
  if (value === null || value === undefined) return undefined
  if (typeof value !== 'string') return value
  return value.trim() === '' ? undefined : Number(toPlainFigures(value))
}

/**
 * An absolute http(s) address, or blank. It is stored and shown, never fetched. It is not normalised, because that could change
 * where it leads.
 */
export const optionalUrl = (name: string) =>
  optionalText(name, limits.maxUrlLength, value => value.trim()).pipe(
    z.string().refine(value => value === '' || isWebAddress(value), t.mustBeWebAddress(name)),
  )

export const emailField = () =>
  z.preprocess(
    emptyWhereMissing,
    nonBlankText(t.email, limits.maxEmailLength)
      .overwrite(asciiMailAddress)
      .max(limits.maxEmailLength, t.tooLong(t.email, limits.maxEmailLength))
      .meta({ format: 'email' })
      .pipe(z.email({ pattern: mailAddress, error: t.mustBeEmail(t.email) })),
  )

/** The id of a row in a path. Any other text identifies no row, so the response is 404 rather than 400. */
export const idParam = z
  .string()
  .regex(/^[1-9]\d{0,14}$/, t.idMustBeWhole)
  .transform(Number)
  .meta({ examples: ['1'] })

/** Accepts a missing value and turns it into null. */
export const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform(value => value ?? null)

/** The id of a row in a reply. */
export const id = z.int().min(1)

/** True for a former member who wrote something and has left. */
export const isFormer = z
  .literal(true)
  .optional()
  .meta({ description: 'Only for a former member, who has no profile page.' })

export const profilePicture = z
  .string()
  .meta({ description: 'Absolute URL. Empty if the member has no picture.' })

export const timestamp = z.iso.datetime().meta({ description: 'UTC, RFC 3339.' })
