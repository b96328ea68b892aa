import type * as rows from '#contract/rows.ts'
import { findToken } from '#web/api/session.ts'
import { apiBaseUrl } from '#web/api/transport.ts'
import { capturePreHydrationEvents } from '#web/ui/races/pre-hydration-events.ts'
import { refuses } from './guards.ts'
import type { HeadScriptCall, HeadScriptPage } from './head-script-pages.ts'
import { findStoredTheme } from './theme-choice.tsx'

/** Replaced by the build with data from the page table. */
declare const __HEAD_SCRIPT_PAGES__: HeadScriptPage[]

type PathOf<Row> = Row extends `${string} ${string} ${infer Path}` ? Path : never
/** The request that the navigation bar needs. */
const authCheck: [PathOf<typeof rows.checkAuth>] = ['/api/auth/check-auth']

/**
 * Inlined in the head of every page and run before the first paint. It handles guards, the theme, events before hydration, and
 * requests that need no bundle. It must stay small: import only what tree-shakes to a few lines.
 */
function runHeadScript() {
  capturePreHydrationEvents()
  const root = document.documentElement
  const theme = findStoredTheme()
  if (theme) root.dataset.theme = theme

  const path = location.pathname.replace(/\/+$/, '')
  const patternOf = (pattern: string) => new RegExp(`^${pattern}$`, 'i')
  const page = __HEAD_SCRIPT_PAGES__.find(({ pattern }) => patternOf(pattern).test(path))
  const { pattern = '.*', guard, isBarless, earlyCalls = [] } = page ?? {}
  if (guard && refuses(guard, findToken(guard.realm))) return location.replace(guard.redirectTo)

  const token = findToken('user')
  if (!token) return
  root.dataset.auth = 'user'
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const prefetched: Record<string, Promise<Response>> = {}
  globalThis.prefetchedResponses = prefetched
  const calls: HeadScriptCall[] = isBarless ? earlyCalls : [authCheck, ...earlyCalls]
  for (const [callPath, credentials = 'same-origin'] of calls) {
    const call = path.replace(patternOf(pattern), callPath)
    prefetched[call] = fetch(apiBaseUrl + call, { headers, credentials })
    prefetched[call].catch(() => {})
  }
}

runHeadScript()
