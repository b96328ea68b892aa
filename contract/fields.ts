import { z } from 'zod'
import * as t from '#texts/fields.ts'
import { joinLines } from './join-lines.ts'
import * as limits from './limits.ts'
import { asciiMailAddress, mailAddress } from './mail-address.ts'
import { toPlainFigures } from './plain-figures.ts'
import { hasOnlyVisibleCharacters, typedText } from './typed-text.ts'
import { isWebAddress } from './web-address.ts'

/** Builders for the fields that people fill in: in one form, bounded, storable, and refused with a sentence. */

/** PostgreSQL stores no NUL, and a lone surrogate is not text. */
export const isStorable = (value: string): boolean => !value.includes('\u0000') && value.isWellFormed()

const boundedText = (name: string, max: number, inOneForm = typedText) =>
  z
    .string({ error: t.mustBeText(name) })
    .overwrite(inOneForm)
    .max(max, t.tooLong(name, max))
    .refine(isStorable, t.unstorable(name))

/** Text that must be there: not missing, not blank. */
export const requiredText = (name: string, max: number) =>
  z.preprocess(emptyWhereMissing, nonBlankText(name, max))

const nonBlankText = (name: string, max: number) => boundedText(name, max).min(1, t.isRequired(name))

const emptyWhereMissing = (value: unknown) => value ?? ''

/** Text that may be missing, `null` or blank; all three mean the empty string. */
export const optionalText = (name: string, max: number, inOneForm = typedText) =>
  boundedText(name, max, inOneForm)
    .nullish()
    .transform(value => value ?? '')

/** Of a URL's query, where a missing one means the empty string. */
export const queryText = (name: string, max: number) =>
  boundedText(name, max)
    .optional()
    .transform(value => value ?? '')

/** A name in one line, of characters that can be seen: it is shown beside others', and in mails. */
export const requiredName = (name: string, max: number) =>
  requiredText(name, max).refine(hasOnlyVisibleCharacters, t.hiddenCharacters(name))

export const optionalName = (name: string, max: number) =>
  optionalText(name, max).refine(hasOnlyVisibleCharacters, t.hiddenCharacters(name))

/** For names, which are public: one that looks like an e-mail address would publish it. */
export const isNotEmailLike = (name: string): boolean => !name.includes('@')

/** One string with a line each; a list of lines is accepted and joined. */
export const requiredLines = (name: string, max: number) =>
  z.preprocess(
    value =>
      Array.isArray(value) && value.every(line => typeof line === 'string')
        ? joinLines(value)
        : emptyWhereMissing(value),
    nonBlankText(name, max).meta({ description: 'One a line.' }),
  )

/** The same where it may be missing or blank. */
export const optionalLines = (name: string, max: number) =>
  z.preprocess(
    value =>
      Array.isArray(value) && value.every(line => typeof line === 'string') ? joinLines(value) : value,
    optionalText(name, max).meta({ description: 'One a line.' }),
  )

/** A number, or the same number as a form sends it; blank, `null` and missing are `undefined`. */
export const optionalNumber = (name: string, range: NumberRange) =>
  z.preprocess(numberFromForm, boundedNumber(name, range).optional())

/** How many a page of a list has; a larger number means the most. */
export const pageLimit = (byDefault: number) =>
  optionalNumber('limit', { min: 1, max: Number.MAX_SAFE_INTEGER, step: 1 })
    .transform(count => Math.min(count ?? byDefault, limits.maxPageSize))
    .meta({ description: `${byDefault} where it is not given, at most ${limits.maxPageSize}.` })

/** The same; a larger number is refused. */
export const strictPageLimit = (byDefault: number) =>
  optionalNumber('limit', { min: 1, max: limits.maxPageSize, step: 1 }).transform(count => count ?? byDefault)

/** A number that must be there, or the same number as a form sends it. */
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

/** The check tolerates binary rounding (0.1 + 0.2, or 5e-324 for 0), so the value is set to the exact step; `step` is at most 1. */
const roundToStep = (step: number) => (value: number) => Math.round(value / step) / Math.round(1 / step)

function numberFromForm(value: unknown): unknown {
  if (value === null || value === undefined) return undefined
  if (typeof value !== 'string') return value
  return value.trim() === '' ? undefined : Number(toPlainFigures(value))
}

/** An absolute http(s) address, or blank. It is stored and shown, never fetched, and as it is: composed it may be another one. */
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

/** The id of a row in a path. Anything else identifies no row, so the answer is 404 rather than 400. */
export const idParam = z
  .string()
  .regex(/^[1-9]\d{0,14}$/, t.idMustBeWhole)
  .transform(Number)
  .meta({ examples: ['1'] })

/** Null where it is not given. */
export const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform(value => value ?? null)

/** The id of a row in a reply. */
export const id = z.int().min(1)

/** Of whoever wrote something and has left. */
export const isFormer = z.literal(true).optional().meta({ description: 'Of a former cook, who has no page.' })

export const timestamp = z.iso.datetime().meta({ description: 'UTC, RFC 3339.' })
