/**
 * The search row stays at the top of the window: what is changed from the middle of the list begins below it, out of sight.
 * And the carousel, which is above, comes and goes with the filters. Scrolls to the control that has the focus, or else to
 * where the results begin, if that is not in the window.
 */
export function revealResults(searchRow: HTMLElement | null): void {
  const tools = searchRow?.parentElement
  const search = tools?.parentElement
  const { activeElement } = document
  const isBelow = search?.contains(activeElement) && !tools?.contains(activeElement)
  const target = isBelow ? activeElement : tools?.nextElementSibling
  const field = searchRow?.firstElementChild
  if (!field || !target) return
  const { top, bottom } = target.getBoundingClientRect()
  if (top < field.getBoundingClientRect().bottom || bottom > innerHeight)
    target.scrollIntoView({ block: isBelow ? 'nearest' : 'start' })
}
