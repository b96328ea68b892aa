/**
 * Where the focus goes when a card is about to leave its grid: the next card's link, else the one before, else the
 * grid's title. Call it while the card still stands there; the answer moves the focus.
 */
export function prepareFocusAfterRemoval(card: Element | null | undefined): () => void {
  const neighbour = card?.nextElementSibling ?? card?.previousElementSibling
  const title = card?.closest('section')?.querySelector<HTMLElement>(':is(h1, h2)')
  const target = neighbour?.querySelector<HTMLElement>('.card-link') ?? title
  return () => target?.focus()
}

export const findCardElement = (list: string, id: string): Element | null =>
  document.querySelector(`[data-list="${list}"] [data-recipe="${CSS.escape(id)}"]`)
