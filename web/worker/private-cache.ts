import { privateCacheName } from '#contract/offline.ts'
import { withSavedAt } from './saved-at.ts'

const maxRecipes = 60
const maxPictures = 60
const maxSearches = 20
const ownerKey = '/whose'

let sessionGeneration = 0
let queueTail: Promise<unknown> = Promise.resolve()

/** Runs one task after the other, so that a response for one user is never stored among the copies of the next. */
function enqueue<Result>(task: () => Promise<Result>): Promise<Result> {
  const result = queueTail.then(task, task)
  queueTail = result
  return result
}

/** Deletes every copy when the session has ended. Responses that are still in flight are not stored. */
export function clearPrivateCache(): Promise<unknown> {
  sessionGeneration += 1
  return enqueue(() => caches.delete(privateCacheName))
}

/** Returns the token's digest, which the server stores, too. It tells users apart and cannot be used to sign in. */
export async function hashAuthorization(authorization: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(authorization))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}

/** Returns a check that becomes false when the session ends. Create it before awaiting a response. */
export function createSessionCheck(): () => boolean {
  const before = sessionGeneration
  return () => sessionGeneration === before
}

type PrivateEntry = { path: string; owner: string; isCurrent: () => boolean }

export const cachePrivateResponse = (
  response: Response,
  { path, owner, isCurrent }: PrivateEntry,
): Promise<void> =>
  enqueue(async () => {
    if (!isCurrent()) return
    await putAndEvict(await openCacheFor(owner), path, await withSavedAt(response), maxRecipes, isRecipePath)
  })

/**
 * Opens the cache with this user's copies. Another user's copies are deleted first. Pages may have been stored before the owner
 * is known.
 */
async function openCacheFor(owner: string): Promise<Cache> {
  const cache = await caches.open(privateCacheName)
  const found = await (await cache.match(ownerKey))?.text()
  if (found === owner) return cache
  if (found !== undefined) await caches.delete(privateCacheName)
  const ownCache = await caches.open(privateCacheName)
  await ownCache.put(ownerKey, new Response(owner))
  return ownCache
}

export async function findPrivateResponse(path: string, owner: string): Promise<Response | undefined> {
  const cache = await caches.open(privateCacheName)
  const ownerEntry = await cache.match(ownerKey)
  return (await ownerEntry?.text()) === owner ? cache.match(path) : undefined
}

export const hasPrivateResponse = async (path: string): Promise<boolean> =>
  (await (await caches.open(privateCacheName)).match(path)) !== undefined

/**
 * Caches the page of a search. The page is public, but what somebody searched for is private: it is deleted with their session,
 * and with its release.
 */
export const cacheSearchPage = (page: Response, path: string, isCurrent: () => boolean): Promise<void> =>
  enqueue(async () => {
    if (!isCurrent()) return
    await putAndEvict(await caches.open(privateCacheName), path, page, maxSearches, isPagePath)
  })

export const findSearchPage = async (path: string): Promise<Response | undefined> =>
  (await caches.open(privateCacheName)).match(path, { ignoreVary: true })

/** Deletes the pages of searches. They name the files of their release, which the next release does not have. */
export const deleteSearchPages = (): Promise<unknown> =>
  enqueue(async () => {
    const cache = await caches.open(privateCacheName)
    const pages = (await cache.keys()).filter(({ url }) => isPagePath(new URL(url).pathname))
    await Promise.all(pages.map(request => cache.delete(request)))
  })

/** Caches a picture, in one size only. Which pictures a user viewed is private, too. */
export const cachePicture = (picture: Response, url: URL, isCurrent: () => boolean): Promise<void> =>
  enqueue(async () => {
    const cache = await caches.open(privateCacheName)
    if (!isCurrent() || !(await cache.match(ownerKey))) return
    await putAndEvict(cache, pictureKey(url), await withSavedAt(picture), maxPictures, isPicturePath)
  })

export const findPicture = async (url: URL): Promise<Response | undefined> =>
  (await caches.open(privateCacheName)).match(pictureKey(url))

const pictureKey = ({ pathname }: URL): string => pathname.replace(/-\d+\.(avif|webp)$/, '')
const isPicturePath = (path: string) => path.startsWith('/media/')
const isPagePath = (path: string) => !/^\/(api\/|media\/|whose$)/.test(path)
const isRecipePath = (path: string) => path.startsWith('/api/recipes/')

/** Stores an entry as the newest, and deletes the oldest ones beyond the limit. */
async function putAndEvict(
  cache: Cache,
  path: string,
  response: Response,
  limit: number,
  isOfKind: (path: string) => boolean,
): Promise<void> {
  // Deleted first, because an existing entry would keep its place among the oldest.
  await cache.delete(path, { ignoreVary: true })
  await cache.put(path, response)
  const entries = (await cache.keys()).filter(({ url }) => isOfKind(new URL(url).pathname))
  const evicted = entries.slice(0, Math.max(0, entries.length - limit))
  await Promise.all(evicted.map(request => cache.delete(request)))
}
