import { direction } from '#texts/language.ts'

/** The sign of forward movement along a line. It has the value of `--inline-sign` in the style sheets. */
export const inlineSign = direction === 'rtl' ? -1 : 1
