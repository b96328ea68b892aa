import type { QueryClient } from '@tanstack/react-query'
import { removeToken } from '#web/api/session.ts'
import { whenIdle } from '#web/ui/when-idle.ts'

const longestWaitMs = 2000

/**
 * Forgets what was fetched and sent in an ended session. It does so once another page is shown, because the queries of the page
 * that is being left would otherwise be sent again without a token.
 */
export function forgetUnshown(queries: QueryClient): void {
  queries.getMutationCache().clear()
  whenIdle(() => queries.removeQueries({ type: 'inactive' }), longestWaitMs)
}

/** Forgets this browser's session after the server has ended it together with the others. The page stays and says so. */
export function dropSession(queries: QueryClient): void {
  removeToken('user')
  forgetUnshown(queries)
}
