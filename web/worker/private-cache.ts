import { privateCacheName } from '#contract/offline.ts'
import { withSavedAt } from './saved-at.ts'

const maxRecipes = 60
const maxPictures = 60
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
    await putAndEvict(await openCacheFor(owner), path, await withSavedAt(response), maxRecipes, isApiPath)
  })

/** This user's copies; anyone else's are deleted first. */
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
const isApiPath = (path: string) => path.startsWith('/api/')

/** The newest entry is last; the oldest beyond the limit are deleted. */
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
