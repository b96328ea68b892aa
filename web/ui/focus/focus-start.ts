type Options = FocusOptions & { otherwise?: HTMLElement | null }

/** Where reading and Tab begin in what has just been shown: at what is marked `data-autofocus`, else where the caller says. */
export function focusStart(container: ParentNode | null, { otherwise, ...options }: Options = {}): void {
  const marked = container?.querySelector<HTMLElement>('[data-autofocus]')
  ;(marked ?? otherwise)?.focus(options)
}

export const findPageTitle = (): HTMLElement | null => document.querySelector('main h1')
