/** From one field to the next one of the same kind; after the last one it stays. */
export function focusNextField(from: HTMLElement, within: HTMLElement, selector: string): void {
  const fields = [...within.querySelectorAll<HTMLElement>(selector)].filter(field => field.checkVisibility())
  fields[fields.indexOf(from) + 1]?.focus()
}

/** To the first field or button of this element, as seen from it. */
export function focusFirstIn(element: Element | null | undefined): void {
  element?.querySelector<HTMLElement>('button, textarea')?.focus()
}
