/** What a form's text fields hold, by name. */
export function formTexts(form: HTMLFormElement): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') texts[name] = value
  }
  return texts
}
