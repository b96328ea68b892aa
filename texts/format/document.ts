import { direction, languageTag } from '#texts/language.ts'

/** Of `<html>`. */
export const documentAttributes = `lang="${languageTag}"${direction === 'rtl' ? ' dir="rtl"' : ''}`
