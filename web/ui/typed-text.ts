const fields = 'main :is(input:not([type=radio], [type=checkbox]), textarea)'

/** Checks whether a field of the page has a text, or a file, that has not been sent. It does not see fields that React controls. */
export const hasTypedText = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>(fields)].some(field => field.value !== field.defaultValue)
