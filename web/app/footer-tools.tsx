import { lazy, Suspense, useEffect } from 'react'
import { ShortcutRegion } from '#web/features/shortcuts/shortcut-region.tsx'
import { keepFocus } from '#web/ui/kept-focus.ts'
import { useIsIdle } from '#web/ui/use-is-idle.ts'
import { ThemeChoice } from './theme-choice.tsx'

const OfflineRegion = lazy(async () => ({
  default: (await import('#web/features/offline/offline-region.tsx')).OfflineRegion,
}))

/** What a page only needs once it is read; it comes when there is time, and stays from page to page. */
export function FooterTools() {
  const isIdle = useIsIdle()
  useEffect(keepFocus, [])
  return (
    <>
      <ThemeChoice />
      <ShortcutRegion />
      {isIdle && (
        <Suspense>
          <OfflineRegion />
        </Suspense>
      )}
    </>
  )
}
