import type { WorkerMessage } from '#contract/offline.ts'
import { handleApiRequest, isCacheableApiUrl } from './api-requests.ts'
import { handleNavigation } from './navigation-requests.ts'
import {
  cachePicture,
  clearPrivateCache,
  createSessionCheck,
  deleteSearchPages,
  findPicture,
  hasPrivateResponse,
} from './private-cache.ts'
import { deleteOldReleaseCaches, findReleaseFile, precacheRelease } from './release.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', event => event.waitUntil(precacheRelease()))

self.addEventListener('activate', event =>
  event.waitUntil(
    Promise.all([
      deleteOldReleaseCaches(),
      deleteSearchPages(),
      self.registration.navigationPreload?.enable(),
    ]).then(() => self.clients.claim()),
  ),
)

self.addEventListener('fetch', event => {
  const response = handleFetch(event)
  if (response) event.respondWith(response)
})

self.addEventListener('message', event => event.waitUntil(handleMessage(event.data as WorkerMessage)))

/** Returns undefined to leave the request to the browser: other origins, writes, and everything that is not for reading. */
function handleFetch(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event
  const url = new URL(request.url)
  const waitUntil = (work: Promise<unknown>) => event.waitUntil(work)
  if (url.origin !== self.location.origin) return undefined
  if (request.method === 'POST')
    return /^\/api\/auth\/(login|logout)$/.test(url.pathname) ? fetchAndClearPrivate(request) : undefined
  if (request.method !== 'GET') return undefined
  if (request.mode === 'navigate')
    return handleNavigation({ request, preloadResponse: Promise.resolve(event.preloadResponse), waitUntil })
  if (url.pathname.startsWith('/assets/')) return handleAsset(request, url)
  if (url.pathname.startsWith('/media/')) return handlePicture(request, url)
  return isCacheableApiUrl(url) ? handleApiRequest({ request, waitUntil }) : undefined
}

/** Handles a sign-in or sign-out. The previous user's copies are deleted before the page gets the response. */
async function fetchAndClearPrivate(request: Request): Promise<Response> {
  const response = await fetch(request)
  if (response.ok) await clearPrivateCache()
  return response
}

const handleAsset = async (request: Request, { pathname }: URL): Promise<Response> =>
  (await findReleaseFile(pathname)) ?? fetch(request)

async function handlePicture(request: Request, url: URL): Promise<Response> {
  try {
    return await fetch(request)
  } catch (failure) {
    const cached = await findPicture(url)
    if (cached) return cached
    throw failure
  }
}

async function handleMessage(message: WorkerMessage): Promise<void> {
  switch (message.kind) {
    case 'takeOver':
      return self.skipWaiting()
    case 'sessionEnded':
      return void (await clearPrivateCache())
    case 'keepRecipe':
      return enqueue(() => fetchAndCacheRecipe(message))
    case 'keepPicture':
      return enqueue(() => fetchAndCachePicture(new URL(message.url)))
  }
}

let queueTail: Promise<void> = Promise.resolve()

/** Keeps the order of the requests. A picture can only be stored after its recipe, which names the owner of the copies. */
function enqueue(task: () => Promise<void>): Promise<void> {
  queueTail = queueTail.then(task, task)
  return queueTail
}

/**
 * Caches a recipe's response if it is not cached yet. A page that was open before the worker was active had its response from the
 * network.
 */
async function fetchAndCacheRecipe({
  path,
  authorization,
}: {
  path: string
  authorization: string
}): Promise<void> {
  if (await hasPrivateResponse(path)) return
  const cacheWrites: Promise<unknown>[] = []
  const request = new Request(path, { headers: { authorization, 'content-type': 'application/json' } })
  await handleApiRequest({ request, waitUntil: work => cacheWrites.push(work) }).catch(() => undefined)
  await Promise.all(cacheWrites)
}

/** Caches a picture that the browser has just shown, so that this fetch is served from its HTTP cache. */
async function fetchAndCachePicture(url: URL): Promise<void> {
  if (url.origin !== self.location.origin || !url.pathname.startsWith('/media/')) return
  const isCurrent = createSessionCheck()
  const response = await fetch(url).catch(() => undefined)
  if (response?.ok) await cachePicture(response, url, isCurrent)
}
