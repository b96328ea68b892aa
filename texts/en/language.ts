/** The language of the texts in this folder, for `lang`, `dir` and `Intl`. None of these values is shown. */
export const languageTag = 'en'
/** For dates, whose order differs between countries. */
export const dateTag = 'en-GB'
export const direction: 'ltr' | 'rtl' = 'ltr'
export const decimalSign = '.'
