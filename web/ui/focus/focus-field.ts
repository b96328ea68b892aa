/** Focuses the first field with that name, which is the one to correct. */
export function focusField(form: HTMLElement | null, name: string): void {
  form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
}

/** Focuses the first field of the form that has an error. Returns whether there is any error. */
export function focusFirstError(form: HTMLElement, errors: Readonly<Record<string, unknown>>): boolean {
  const names = [...form.querySelectorAll<HTMLInputElement>('[name]')].map(({ name }) => name)
  const first = names.find(name => errors[name])
  if (first) focusField(form, first)
  return Object.values(errors).some(Boolean)
}
