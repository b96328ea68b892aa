import { formatNumber } from '#texts/format/number.ts'

type Range = { min: number; max: number }

export const isRequired = (name: string) => `${name} is required.`
export const mustBeText = (name: string) => `${name} must be text.`
export const tooLong = (name: string, max: number) =>
  `${name} can have at most ${formatNumber(max)} characters.`
export const lineTooLong = (name: string, line: number, max: number) =>
  `${name}: line ${formatNumber(line)} can have at most ${formatNumber(max)} characters. Break it into several lines.`
export const tooManyLines = (name: string, max: number) =>
  `${name} can have at most ${formatNumber(max)} lines, blank ones included.`
export const unstorable = (name: string) => `${name} contains a character that cannot be stored.`
export const mustBeNumber = (name: string) => `${name} must be a number.`
export const outOfRange = (name: string, { min, max }: Range) =>
  `${name} must be a number from ${formatNumber(min)} to ${formatNumber(max)}.`
export const offStep = (name: string, { min, max }: Range, step: number) =>
  `${name} must be a number from ${formatNumber(min)} to ${formatNumber(max)}, in steps of ${formatNumber(step)}.`
export const mustBeWebAddress = (name: string) =>
  `${name} must be a web address that starts with http:// or https://.`
export const mustBeEmail = (name: string) => `${name} must be an email address, like cook@example.org.`
export const mustBeOneOf = (name: string, values: string) => `${name} must be one of ${values}.`
export const canOnlyBe = (name: string, value: string) => `${name} can only be ${value}.`
export const idMustBeWhole = 'An id is a whole number.'
export const emailLikeName = 'A name is shown to everybody, so it cannot be an email address.'
export const hiddenCharacters = (name: string) =>
  `${name} contains a line break or an invisible character. Please type it without.`
export const reservedName =
  'This name belongs to the site or to the people who run it. Please choose another one.'
export const invalidValue = 'This value cannot be used here.'
export const subjectMustBeOneOf = (subjects: string) => `The subject must be one of: ${subjects}.`
export const ratingMustBeStars = (min: number, max: number) =>
  `Rating must be a number from ${formatNumber(min)} to ${formatNumber(max)}, or 0 to withdraw it.`
export const passwordTooLong = (max: number) => `A password can have at most ${formatNumber(max)} characters.`
