import { direction } from '#texts/language.ts'

/** The sign of what goes forward along a line, as `--inline-sign` is in style sheets. */
export const inlineSign = direction === 'rtl' ? -1 : 1
