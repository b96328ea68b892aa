/**
 * Prepares where the focus goes when a row or card is about to leave its list: to the neighbour's link or button, or else to the
 * title of the list. Call it before the removal. The returned function moves the focus, unless it has moved elsewhere meanwhile.
 * If the item left a while ago, `restoreLostFocus` has already put the focus on something around the list.
 */
export function prepareFocusAfterRemoval(item: Element | null | undefined, selector: string): () => void {
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
  const title = item?.closest('section')?.querySelector<HTMLElement>(':is(h1, h2)')
  const target = neighbour?.querySelector<HTMLElement>(selector) ?? title
  const list = item?.parentElement
  return () => {
    const { activeElement } = document
    const isAround = activeElement === document.body || (list && activeElement?.contains(list))
    if (isAround || item?.contains(activeElement)) target?.focus()
  }
}
