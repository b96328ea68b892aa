/**
 * Scrolls to the results after a filter has changed. The search row stays at the top of the window, so a change made from the
 * middle of the list would begin out of sight. The carousel above also comes and goes with the filters. Scrolls to the focused
 * control, or else to the beginning of the results, if that is not in the window.
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
