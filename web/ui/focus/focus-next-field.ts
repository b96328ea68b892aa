/** Moves the focus from one field to the next of the same kind. After the last one it stays. */
export function focusNextField(from: HTMLElement, within: HTMLElement, selector: string): void {
  const fields = [...within.querySelectorAll<HTMLElement>(selector)].filter(field => field.checkVisibility())
  fields[fields.indexOf(from) + 1]?.focus()
}

/** Focuses the first button or text area inside an element. */
export function focusFirstIn(element: Element | null | undefined): void {
  element?.querySelector<HTMLElement>('button, textarea')?.focus()
}
