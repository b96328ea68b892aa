import type { Page } from '@playwright/test'

export type FocusIssues = { withoutIndicator: string[]; obscured: string[]; withoutBorder: string[] }

/**
 * Focuses one control of each kind as the keyboard does: does it show an outline, and does nothing floating cover it?
 * Forced colours remove backgrounds, so there every box must have a border.
 */
export async function findFocusIssues(page: Page): Promise<FocusIssues> {
  await page.keyboard.press('Tab')
  return page.evaluate(async () => {
    const issues: FocusIssues = { withoutIndicator: [], obscured: [], withoutBorder: [] }
    const focusable =
      'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"]), [role=tab][tabindex="0"]'
    const boxes =
      'input:not([type=radio], [type=checkbox], [type=file], [type=range]), select, textarea, .button:not(.button-text)'
    const isForced = matchMedia('(forced-colors: active)').matches
    const seen = new Set<string>()
    const isDrawn = (style: string, width: string) => style !== 'none' && Number.parseFloat(width) >= 1
    const nextFrames = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    const withAncestors = (element: Element) => [
      element,
      element.parentElement,
      element.parentElement?.parentElement,
    ]

    for (const element of document.querySelectorAll<HTMLElement>(focusable)) {
      const kind = `${element.tagName}.${element.className}.${element.parentElement?.className}`
      if (seen.has(kind) || !element.checkVisibility({ visibilityProperty: true })) continue
      element.focus()
      // Inert behind a dialog, or in a slide that is not in view.
      if (document.activeElement !== element) continue
      seen.add(kind)
      const tag = element.outerHTML.slice(0, 140)
      const hasIndicator = withAncestors(element).some(candidate => {
        const { outlineStyle, outlineWidth } = candidate
          ? getComputedStyle(candidate)
          : new CSSStyleDeclaration()
        return isDrawn(outlineStyle, outlineWidth)
      })
      if (!hasIndicator) issues.withoutIndicator.push(tag)
      // Floating elements move out of the way a frame or two later.
      if (isObscured(element)) {
        await nextFrames()
        if (isObscured(element)) issues.obscured.push(tag)
      }
      if (isForced && element.matches(boxes) && !hasBorder(element)) issues.withoutBorder.push(tag)
    }
    // An element that shows itself on focus must not cover the next one that is checked.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    return issues

    /** Every corner and the centre are covered by something with a fixed position. */
    function isObscured(element: HTMLElement): boolean {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const points: [number, number][] = [
        [(left + right) / 2, (top + bottom) / 2],
        [left + 2, top + 2],
        [right - 2, top + 2],
        [left + 2, bottom - 2],
        [right - 2, bottom - 2],
      ]
      const inViewport = points.filter(([x, y]) => x >= 0 && x < innerWidth && y >= 0 && y < innerHeight)
      if (inViewport.length === 0) return true
      return inViewport.every(([x, y]) => {
        for (let over = document.elementFromPoint(x, y); over; over = over.parentElement) {
          // A popover can be closed with Escape (WCAG 2.4.11).
          if (over.contains(element) || over.matches('[popover]')) return false
          const { position } = getComputedStyle(over)
          if (position === 'fixed' || position === 'sticky') return true
        }
        return false
      })
    }

    function hasBorder(element: HTMLElement): boolean {
      element.blur()
      return withAncestors(element).some(candidate => {
        if (!candidate) return false
        const { borderBottomStyle, borderBottomWidth, outlineStyle, outlineWidth } =
          getComputedStyle(candidate)
        return isDrawn(borderBottomStyle, borderBottomWidth) || isDrawn(outlineStyle, outlineWidth)
      })
    }
  })
}
