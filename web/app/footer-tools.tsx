import { useLayoutEffect, useSyncExternalStore } from 'react'
import { useMatches } from 'react-router'
import { deviceStorage, timersKey } from '#web/api/device-storage.ts'
import { useToken } from '#web/api/session.ts'
import { RestrictionRegion } from '#web/features/notices/restriction-region.tsx'
import { reportErrors } from '#web/features/reports/report-errors.ts'
import { ShortcutRegion } from '#web/features/shortcuts/shortcut-region.tsx'
import { restoreLostFocus } from '#web/ui/focus/restore-lost-focus.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useIsIdle } from '#web/ui/when-idle.ts'
import { ThemeChoice } from './theme-choice.tsx'

const OfflineRegion = lazyPart(() => import('#web/features/offline/offline-region.tsx'), 'OfflineRegion')
const TimerWatch = lazyPart(() => import('#web/features/cooking/timer-watch.ts'), 'TimerWatch')

/** What a page needs only once it is read: loaded when the browser is idle, and mounted across navigations. */
export function FooterTools() {
  const isIdle = useIsIdle()
  const hasTimers = useHasTimers()
  const token = useToken('user')
  const page = useMatches().at(-1)?.id ?? 'unknown'
  // A layout effect, so that it listens before the effects of a page that fails, which report the error.
  useLayoutEffect(() => reportErrors(() => page), [page])
  useLayoutEffect(restoreLostFocus, [])
  return (
    <>
      <ThemeChoice />
      <ShortcutRegion />
      {isIdle && <OfflineRegion />}
      {hasTimers && <TimerWatch />}
      {token && <RestrictionRegion key={token} />}
    </>
  )
}

function onStorage(listener: () => void): () => void {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}

const useHasTimers = (): boolean =>
  useSyncExternalStore(
    onStorage,
    () => Boolean(deviceStorage()?.getItem(timersKey)),
    () => false,
  )
