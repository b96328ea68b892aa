/** What language the texts of this folder are in: facts for `lang`, `dir` and `Intl`, none of them shown. */
export const languageTag = 'en'
/** Of dates, whose order differs between countries. */
export const dateTag = 'en-GB'
export const direction: 'ltr' | 'rtl' = 'ltr'
export const decimalSign = '.'
