import { direction, languageTag } from '#texts/language.ts'

/** Of `<html>`. */
export const documentAttributes: string =
  direction === 'rtl' ? `lang="${languageTag}" dir="rtl"` : `lang="${languageTag}"`
