// This import comes first, because it declares the order of the cascade layers.
import './app/styles.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { pageIncomplete } from '#texts/ui.ts'
import { createQueryClient } from '#web/api/query-client.ts'
import { PartFailure } from '#web/ui/lazy-part.tsx'
import { trackMissingStyles } from '#web/ui/missing-styles.ts'
import { noteClass } from '#web/ui/note.tsx'
import { withInterruptibleViewTransitions } from '#web/ui/races/interruptible-view-transitions.ts'
import { stopEventCapture } from '#web/ui/races/pre-hydration-events.ts'
import { hasTypedText } from '#web/ui/typed-text.ts'
import { markInlineStylesLoaded } from './app/inline-styles.ts'
import { findPageState, hydrateQueries } from './app/page-state.ts'
import { Providers } from './app/providers.tsx'
import { reloadForNewRelease, trackPreloadErrors } from './app/release-reload.ts'
import { routes } from './app/routes.tsx'

trackPreloadErrors()
trackMissingStyles()
markInlineStylesLoaded()

/** Loads the first page's code, which must be there before its HTML is hydrated. */
async function loadFirstPage(): Promise<void> {
  const matches = matchRoutes(routes, location) ?? []
  for (const { route } of matches) {
    if (typeof route.lazy !== 'function') continue
    Object.assign(route, { ...(await route.lazy()), lazy: undefined })
  }
}

async function start(): Promise<void> {
  const element = document.getElementById('root')
  if (!element) throw new Error('The page has no #root to render into')
  const state = findPageState()
  const queries = createQueryClient()
  if (state) hydrateQueries(queries, state.dehydratedQueries)
  const failure = await loadFirstPage().catch((cause: unknown) => cause)
  if (reloadForNewRelease(failure)) return
  if (failure && hasTypedText()) return offerRetry(failure)
  const router = createBrowserRouter(routes, state && { hydrationData: { loaderData: state.loaderData } })
  const app = (
    <Providers queries={queries}>
      <RouterProvider router={withInterruptibleViewTransitions(router)} />
    </Providers>
  )
  stopEventCapture()
  // The HTML can be read already. A transition hydrates it in slices, and input is handled between them.
  if (state && !failure) startTransition(() => void hydrateRoot(element, app))
  else createRoot(element).render(app)
}

/** Shows the failure with a retry button above the server's page, so that text typed into the page remains. */
function offerRetry(failure: unknown): void {
  const place = document.createElement('div')
  document.body.prepend(place)
  const notice = createRoot(place)
  const retry = () => {
    notice.unmount()
    place.remove()
    start()
  }
  notice.render(<PartFailure className={noteClass} sentence={pageIncomplete} onRetry={retry} isRepeated />)
  reportError(failure)
}

start()
