import { privateCacheName } from '#contract/offline.ts'
import { withSavedAt } from './saved-at.ts'

const maxRecipes = 60
const maxPictures = 60
const ownerKey = '/whose'

let sessionGeneration = 0
let queueTail: Promise<unknown> = Promise.resolve()

/** One after the other, so that what was fetched for one person never lands among the copies of the next. */
function enqueue<Result>(task: () => Promise<Result>): Promise<Result> {
  const result = queueTail.then(task, task)
  queueTail = result
  return result
}

/** Whoever it was answered to has left: every copy goes, and what is still on its way to them is not kept. */
export function clearPrivateCache(): Promise<unknown> {
  sessionGeneration += 1
  return enqueue(() => caches.delete(privateCacheName))
}

/** The digest of a token, as the server keeps it too: it tells people apart and signs nobody in. */
export async function hashAuthorization(authorization: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(authorization))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}

/** Asked for before the answer is awaited: false if somebody left meanwhile. */
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
    await putAndEvict(await openCacheFor(owner), path, await withSavedAt(response), maxRecipes, isApiPath)
  })

/** The copies of this person; those of anybody else are deleted first. */
async function openCacheFor(owner: string): Promise<Cache> {
  const cache = await caches.open(privateCacheName)
  const ownerEntry = await cache.match(ownerKey)
  if ((await ownerEntry?.text()) === owner) return cache
  await caches.delete(privateCacheName)
  const emptyCache = await caches.open(privateCacheName)
  await emptyCache.put(ownerKey, new Response(owner))
  return emptyCache
}

export async function findPrivateResponse(path: string, owner: string): Promise<Response | undefined> {
  const cache = await caches.open(privateCacheName)
  const ownerEntry = await cache.match(ownerKey)
  return (await ownerEntry?.text()) === owner ? cache.match(path) : undefined
}

export const hasPrivateResponse = async (path: string): Promise<boolean> =>
  (await (await caches.open(privateCacheName)).match(path)) !== undefined

/** Which pictures somebody looked at is their own affair as well. One size of each is enough. */
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
const isApiPath = (path: string) => path.startsWith('/api/')

/** The newest stands last; the oldest beyond the limit go. */
async function putAndEvict(
  cache: Cache,
  path: string,
  response: Response,
  limit: number,
  isOfKind: (path: string) => boolean,
): Promise<void> {
  await cache.put(path, response)
  const entries = (await cache.keys()).filter(({ url }) => isOfKind(new URL(url).pathname))
  const evicted = entries.slice(0, Math.max(0, entries.length - limit))
  await Promise.all(evicted.map(request => cache.delete(request)))
}
