import type { createBrowserRouter } from 'react-router'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * Shows in a view transition what a link asked to be shown in one. The router's own way holds the page back for the
 * transition and then shows it even if a later one has come: Back pressed twice stood at the first page under the
 * address of the second.
 */
export function withViewTransitions(router: Router): Router {
  if (!('startViewTransition' in document)) return router
  const subscribe: Router['subscribe'] = tell => {
    let held: (() => void) | undefined
    return router.subscribe((state, { viewTransitionOpts, ...news }) => {
      held = undefined
      if (!viewTransitionOpts) return tell(state, news)
      const show = () => held === show && tell(state, { ...news, flushSync: true })
      held = show
      // Skipped, as in a window that nobody sees, it is shown all the same.
      document.startViewTransition(show).ready.catch(() => {})
    })
  }
  return Object.assign(Object.create(router), { subscribe })
}
