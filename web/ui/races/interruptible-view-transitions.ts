import type { createBrowserRouter } from 'react-router'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * Shows in a view transition what a link asked to be shown in one. The router's own way holds the page back for the
 * transition and then shows it even if a later one has come: Back pressed twice stood at the first page under the
 * address of the second.
 */
export function withInterruptibleViewTransitions(router: Router): Router {
  if (!('startViewTransition' in document)) return router
  const subscribe: Router['subscribe'] = listener => {
    let pendingUpdate: (() => void) | undefined
    return router.subscribe((state, { viewTransitionOpts, ...options }) => {
      pendingUpdate = undefined
      if (!viewTransitionOpts) return listener(state, options)
      const applyUpdate = () =>
        pendingUpdate === applyUpdate && listener(state, { ...options, flushSync: true })
      pendingUpdate = applyUpdate
      // Skipped, as in a window that nobody sees, it is shown all the same.
      document.startViewTransition(applyUpdate).ready.catch(() => {})
    })
  }
  return Object.assign(Object.create(router), { subscribe })
}
