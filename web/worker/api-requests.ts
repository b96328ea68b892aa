import {
  cachePrivateResponse,
  clearPrivateCache,
  createSessionCheck,
  findPrivateResponse,
  hashAuthorization,
} from './private-cache.ts'
import { releaseCacheName } from './release.ts'
import { withSavedAt } from './saved-at.ts'

/**
 * Checks whether a response is cached: the list, the carousel, single recipes, and what the navigation bar shows of a member.
 * Searches are not worth the space.
 */
export const isCacheableApiUrl = ({ pathname, search }: URL): boolean =>
  /^\/api\/(recipes(\/\d+|\?dietType=\w+)?|auth\/check-auth|users\/current)$/.test(pathname + search)

type Options = { request: Request; waitUntil: (work: Promise<unknown>) => void }

/** Answers from the network, or else from the copy that was cached for the same token. */
export async function handleApiRequest({ request, waitUntil }: Options): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const path = pathname + search
  const isCurrent = createSessionCheck()
  const authorization = request.headers.get('authorization')
  const owner = authorization ? await hashAuthorization(authorization) : undefined
  try {
    const response = await fetch(request)
    if (owner && response.status === 401) await clearPrivateCache()
    if (!response.ok) return response
    const copy = response.clone()
    waitUntil(
      owner ? cachePrivateResponse(copy, { path, owner, isCurrent }) : cachePublicResponse(path, copy),
    )
    return response
  } catch (failure) {
    const cached = await (owner ? findPrivateResponse(path, owner) : findPublicResponse(path))
    if (cached) return cached
    throw failure
  }
}

const cachePublicResponse = async (path: string, copy: Response): Promise<void> =>
  (await caches.open(releaseCacheName)).put(path, await withSavedAt(copy))

const findPublicResponse = async (path: string) =>
  (await caches.open(releaseCacheName)).match(path, { ignoreVary: true })
