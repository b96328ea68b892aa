import { useEffect } from 'react'
import { ShortcutRegion } from '#web/features/shortcuts/shortcut-region.tsx'
import { keepFocus } from './kept-focus.ts'
import { ThemeChoice } from './theme-choice.tsx'

/** What a page only needs once it is read; it comes when there is time, and stays from page to page. */
export function FooterTools() {
  useEffect(keepFocus, [])
  return (
    <>
      <ThemeChoice />
      <ShortcutRegion />
    </>
  )
}
