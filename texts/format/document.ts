import { direction, languageTag } from '#texts/language.ts'

/** The attributes of `<html>`. */
export const documentAttributes = `lang="${languageTag}"${direction === 'rtl' ? ' dir="rtl"' : ''}`
