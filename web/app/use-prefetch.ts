import type { QueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { matchRoutes } from 'react-router'
import { importWithStyles } from '#web/ui/missing-styles.ts'
import { isPageName, pages } from './pages.ts'
import { routes } from './routes.tsx'

type Connection = { saveData?: boolean }

const savesData = () => (navigator as { connection?: Connection }).connection?.saveData === true

/** Loads a page's code and data before a click, unless the browser is set to save data. A failure is shown on the click. */
export function usePrefetch(queries: QueryClient): (url: string) => void {
  return useCallback(
    url => {
      if (savesData()) return
      const target = new URL(url, location.href)
      const name = matchRoutes(routes, target)?.at(-1)?.route.id ?? ''
      if (!isPageName(name)) return
      importWithStyles(pages[name].load)
        .then(page => page.prefetch?.(queries, target))
        .catch(() => {})
    },
    [queries],
  )
}
