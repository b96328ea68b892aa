import type { createBrowserRouter } from 'react-router'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * Runs a view transition if a link requested one. The router's own support delays the page until the transition starts, and then
 * renders it even if a later navigation has finished. Pressing Back twice then showed the first page under the address of the
 * second.
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
      // A skipped transition, as in a hidden window, still renders the page.
      document.startViewTransition(applyUpdate).ready.catch(() => {})
    })
  }
  return Object.assign(Object.create(router), { subscribe })
}
