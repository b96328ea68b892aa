const fields = 'main :is(input:not([type=radio], [type=checkbox]), textarea)'

/** Whether a field of the page has a text, or a file, that is not sent. Not seen: fields that React controls. */
export const hasTypedText = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>(fields)].some(field => field.value !== field.defaultValue)
