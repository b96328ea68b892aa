import { languageTag } from '#texts/language.ts'

/** 'one' of 1st, 'two' of 2nd, 'few' of 3rd, 'other' of 4th, as the language has them. */
export const ordinalKind = (number: number): Intl.LDMLPluralRule =>
  new Intl.PluralRules(languageTag, { type: 'ordinal' }).select(number)
