import { languageTag } from '#texts/language.ts'

/** Returns the language's kind of an ordinal: 'one' for 1st, 'two' for 2nd, 'few' for 3rd, 'other' for 4th. */
export const ordinalKind = (number: number): Intl.LDMLPluralRule =>
  new Intl.PluralRules(languageTag, { type: 'ordinal' }).select(number)
