import { lazy, Suspense } from 'react'
import { ShortcutRegion } from '#web/features/shortcuts/shortcut-region.tsx'
import { useIsIdle } from '#web/ui/use-is-idle.ts'
import { ThemeChoice } from './theme-choice.tsx'

const OfflineRegion = lazy(async () => ({
  default: (await import('#web/features/offline/offline-region.tsx')).OfflineRegion,
}))

export function FooterTools() {
  const isIdle = useIsIdle()
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
