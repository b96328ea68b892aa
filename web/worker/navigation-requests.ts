import { pageUrls } from '#contract/page-urls.ts'
import { cacheSearchPage, createSessionCheck, findSearchPage, hasPrivateResponse } from './private-cache.ts'
import {
  findOfflinePage,
  findRecipeShell,
  findReleaseFile,
  isOfThisRelease,
  publicPaths,
  releaseCacheName,
} from './release.ts'

/** Public pages are the same for everyone, but their queries show what somebody searched for. */
const isPublicPath = (path: string) => publicPaths.includes(path.toLowerCase())
/** What another app shares is in the query, may be longer than a server reads, and is for the page alone. */
const tooLongStatuses = [414, 431]
const recipePathPattern = new RegExp(`^${pageUrls.recipe('([^/]+)')}$`, 'i')

type Options = {
  request: Request
  /** The response to the browser's navigation preload, requested while the worker was starting. */
  preloadResponse: Promise<Response | undefined>
  waitUntil: (work: Promise<unknown>) => void
}

/** Answers from the network, or else from the cached copy, or else with the offline page. */
export async function handleNavigation({ request, preloadResponse, waitUntil }: Options): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const path = pathname.replace(/(?!^)\/+$/, '')
  const isCurrent = createSessionCheck()
  try {
    const answer = (await preloadResponse) ?? (await fetch(request))
    const response = search && tooLongStatuses.includes(answer.status) ? await fetch(pathname) : answer
    if (response.ok && isPublicPath(path)) waitUntil(cachePage({ path, search, isCurrent }, response.clone()))
    return response
  } catch {
    return (await findPage(path, search)) ?? (await findOfflinePage()) ?? Response.error()
  }
}

type VisitedPage = { path: string; search: string; isCurrent: () => boolean }

async function cachePage({ path, search, isCurrent }: VisitedPage, page: Response): Promise<void> {
  if (!(await isOfThisRelease(page.clone()))) return
  if (search) await cacheSearchPage(page, path + search, isCurrent)
  else await (await caches.open(releaseCacheName)).put(path, page)
}

async function findPage(path: string, search: string): Promise<Response | undefined> {
  const [, id] = recipePathPattern.exec(path) ?? []
  if (id) return (await hasPrivateResponse(`/api/recipes/${id}`)) ? findRecipeShell() : undefined
  if (!isPublicPath(path)) return undefined
  return search ? findSearchPage(path + search) : findReleaseFile(path)
}
