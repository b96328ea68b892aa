type Options = FocusOptions & { otherwise?: HTMLElement | null }

/** Moves the focus to the start of new content: to the element marked `data-autofocus`, or else to the caller's choice. */
export function focusStart(container: ParentNode | null, { otherwise, ...options }: Options = {}): void {
  const marked = container?.querySelector<HTMLElement>('[data-autofocus]')
  ;(marked ?? otherwise)?.focus(options)
}

export const findPageTitle = (): HTMLElement | null => document.querySelector('main h1')
