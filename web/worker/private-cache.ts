import { privateCacheName } from '#contract/offline.ts'
import { withSavedAt } from './saved-at.ts'

const maxRecipes = 60
const maxPictures = 60
const maxSearches = 20
const ownerKey = '/whose'

let sessionGeneration = 0
let queueTail: Promise<unknown> = Promise.resolve()

/** One task after the other, so that a response for one user is never stored among the copies of the next. */
function enqueue<Result>(task: () => Promise<Result>): Promise<Result> {
  const result = queueTail.then(task, task)
  queueTail = result
  return result
}

/** The session has ended: every copy is deleted, and responses still in flight are not stored. */
export function clearPrivateCache(): Promise<unknown> {
  sessionGeneration += 1
  return enqueue(() => caches.delete(privateCacheName))
}

/** The token's digest, as the server stores it too: it tells users apart and cannot be used to sign in. */
export async function hashAuthorization(authorization: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(authorization))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}

/** Create it before awaiting a response: false if the session has ended meanwhile. */
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

/** This user's copies; anyone else's are deleted first. Pages may have been stored before the owner is known. */
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

/** What somebody searched for is private too, though the page is not: it goes with their session, and with its release. */
export const cacheSearchPage = (page: Response, path: string, isCurrent: () => boolean): Promise<void> =>
  enqueue(async () => {
    if (!isCurrent()) return
    await putAndEvict(await caches.open(privateCacheName), path, page, maxSearches, isPagePath)
  })

export const findSearchPage = async (path: string): Promise<Response | undefined> =>
  (await caches.open(privateCacheName)).match(path, { ignoreVary: true })

/** Pages name the files of their release, which the next one does not have. */
export const deleteSearchPages = (): Promise<unknown> =>
  enqueue(async () => {
    const cache = await caches.open(privateCacheName)
    const pages = (await cache.keys()).filter(({ url }) => isPagePath(new URL(url).pathname))
    await Promise.all(pages.map(request => cache.delete(request)))
  })

/** Which pictures a user viewed is private as well. One size of each is enough. */
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

/** The newest entry is last; the oldest beyond the limit are deleted. */
async function putAndEvict(
  cache: Cache,
  path: string,
  response: Response,
  limit: number,
  isOfKind: (path: string) => boolean,
): Promise<void> {
  // Deleted first, or an entry that is there would stay in its place among the oldest.
  await cache.delete(path, { ignoreVary: true })
  await cache.put(path, response)
  const entries = (await cache.keys()).filter(({ url }) => isOfKind(new URL(url).pathname))
  const evicted = entries.slice(0, Math.max(0, entries.length - limit))
  await Promise.all(evicted.map(request => cache.delete(request)))
}
