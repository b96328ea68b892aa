import type { QueryClient } from '@tanstack/react-query'
import { removeToken } from '#web/api/session.ts'
import { whenIdle } from '#web/ui/when-idle.ts'

const longestWaitMs = 2000

/**
 * Forgets what was fetched and sent in a session that has ended: once another page is shown, for the one that is left would
 * ask again, without a token.
 */
export function forgetUnshown(queries: QueryClient): void {
  queries.getMutationCache().clear()
  whenIdle(() => queries.removeQueries({ type: 'inactive' }), longestWaitMs)
}

/** The server has ended this browser's session with the others, and the page that says so stays. */
export function dropSession(queries: QueryClient): void {
  removeToken('user')
  forgetUnshown(queries)
}
