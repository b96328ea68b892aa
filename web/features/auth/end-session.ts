import type { ContextType } from 'react'
import { pageUrls } from '#contract/page-urls.ts'
import { removeToken } from '#web/api/session.ts'
import type { NavigateContext } from '#web/ui/link.tsx'
import { showToast } from '#web/ui/toast-queue.ts'

/**
 * Shows that the server no longer accepts the user's token, removes the token and goes to the login. This is not a rule of the
 * query client: of the requests with the token, only a list of recipes, a bookmark and a follow end the session. The others show
 * their own failure and stay. A bookmark is not a mutation of the query client, and a refused prefetch must not navigate on
 * hover.
 */
export function endSession(
  sentence: string,
  navigate: ContextType<typeof NavigateContext>,
  { replace = false } = {},
): void {
  showToast.error(sentence)
  removeToken('user')
  navigate?.(pageUrls.login, { replace })
}
