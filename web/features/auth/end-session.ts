import type { ContextType } from 'react'
import { pageUrls } from '#contract/page-urls.ts'
import { removeToken } from '#web/api/session.ts'
import type { NavigateContext } from '#web/ui/link.tsx'
import { showToast } from '#web/ui/toast-queue.ts'

/**
 * The server no longer takes the user's token: shows that, removes it and goes to the login. Not a rule of the query client:
 * of the 23 calls that carry the token only the list, a bookmark and a follow end the session; the others show their own
 * failure and stay. A bookmark is no mutation of the query client, and a refused prefetch must not navigate on hover.
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
