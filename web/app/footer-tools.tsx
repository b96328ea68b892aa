import { useLayoutEffect, useSyncExternalStore } from 'react'
import { useMatches, useNavigate } from 'react-router'
import { pageUrls } from '#contract/page-urls.ts'
import { deviceStorage, timersKey } from '#web/api/device-storage.ts'
import { useToken } from '#web/api/session.ts'
import { RestrictionRegion } from '#web/features/notices/restriction-region.tsx'
import { reportErrors } from '#web/features/reports/report-errors.ts'
import { restoreLostFocus } from '#web/ui/focus/restore-lost-focus.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useIsIdle } from '#web/ui/when-idle.ts'
import { ThemeChoice } from './theme-choice.tsx'

const OfflineRegion = lazyPart(() => import('#web/features/offline/offline-region.tsx'), 'OfflineRegion')
const TimerWatch = lazyPart(() => import('#web/features/cooking/timer-watch.ts'), 'TimerWatch')

/** Tools that are needed only once a page is being read. They stay mounted across navigations. */
export function FooterTools() {
  const isIdle = useIsIdle()
  const hasTimers = useHasTimers()
  const token = useToken('user')
  const page = useMatches().at(-1)?.id ?? 'unknown'
  // A layout effect, so that it listens before the effects of a failing page report the error.
  useLayoutEffect(() => reportErrors(() => page), [page])
  useLayoutEffect(restoreLostFocus, [])
  useSearchKey()
  return (
    <>
      <ThemeChoice />
      {isIdle && <OfflineRegion />}
      {hasTimers && <TimerWatch />}
      {token && <RestrictionRegion key={token} />}
    </>
  )
}

/**
 * `/` focuses the page's search, or opens the page that has one. WCAG 2.1.4 asks for a switch for keys without a modifier,
 * because speech input may press them by mistake. Instead of a switch, the site has `/` as its only such key. It sends and
 * changes nothing, and does nothing in a field or behind a dialog.
 */
function useSearchKey(): void {
  const navigate = useNavigate()
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return
      event.preventDefault()
      const box = document.querySelector<HTMLElement>('main [type=search]')
      if (box) box.focus()
      else navigate(pageUrls.recipes)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [navigate])
}

function isSearchKey({
  key,
  ctrlKey,
  metaKey,
  altKey,
  isComposing,
  defaultPrevented,
  target,
}: KeyboardEvent): boolean {
  if (key !== '/' || ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return false
  if (target instanceof Element && target.matches('input, textarea, select, [contenteditable]')) return false
  return document.querySelector('dialog:modal') === null
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
