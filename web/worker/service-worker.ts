import type { WorkerMessage } from '#contract/offline.ts'
import { answer, isKeptAnswer } from './answers.ts'
import { answerPage } from './page-answers.ts'
import {
  findPicture,
  forgetPrivateCopies,
  hasPrivateAnswer,
  isStillThere,
  keepPicture,
} from './private-copies.ts'
import { dropOtherReleases, findReleaseFile, keepRelease } from './release.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', event => event.waitUntil(keepRelease()))

self.addEventListener('activate', event =>
  event.waitUntil(
    Promise.all([dropOtherReleases(), self.registration.navigationPreload?.enable()]).then(() =>
      self.clients.claim(),
    ),
  ),
)

self.addEventListener('fetch', event => {
  const response = respond(event)
  if (response) event.respondWith(response)
})

self.addEventListener('message', event => event.waitUntil(heed(event.data as WorkerMessage)))

/** Undefined is not ours: other origins, calls that change something, everything that is not for reading. */
function respond(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event
  const url = new URL(request.url)
  const wait = (work: Promise<unknown>) => event.waitUntil(work)
  if (url.origin !== self.location.origin) return undefined
  if (request.method === 'POST')
    return /^\/api\/auth\/(login|logout)$/.test(url.pathname) ? part(request) : undefined
  if (request.method !== 'GET') return undefined
  if (request.mode === 'navigate')
    return answerPage({ request, preloaded: Promise.resolve(event.preloadResponse), wait })
  if (url.pathname.startsWith('/assets/')) return fileOf(request, url)
  if (url.pathname.startsWith('/media/')) return picture(request, url)
  return isKeptAnswer(url) ? answer({ request, wait }) : undefined
}

/** Somebody comes or goes: before anybody hears of it, nothing of the one before is left. */
async function part(request: Request): Promise<Response> {
  const response = await fetch(request)
  if (response.ok) await forgetPrivateCopies()
  return response
}

const fileOf = async (request: Request, { pathname }: URL): Promise<Response> =>
  (await findReleaseFile(pathname)) ?? fetch(request)

async function picture(request: Request, url: URL): Promise<Response> {
  try {
    return await fetch(request)
  } catch (failure) {
    const kept = await findPicture(url)
    if (kept) return kept
    throw failure
  }
}

async function heed(message: WorkerMessage): Promise<void> {
  switch (message.kind) {
    case 'takeOver':
      return self.skipWaiting()
    case 'keepRecipe':
      return inTurn(() => fetchRecipe(message))
    case 'keepPicture':
      return inTurn(() => fetchPicture(new URL(message.url)))
  }
}

let lastKept: Promise<void> = Promise.resolve()

/** As they were asked for: whose copies these are is known with the recipe, and only then its picture has a place. */
function inTurn(keep: () => Promise<void>): Promise<void> {
  lastKept = lastKept.then(keep, keep)
  return lastKept
}

/** The page that was open before the worker was there had its answer from the network. */
async function fetchRecipe({ path, authorization }: { path: string; authorization: string }): Promise<void> {
  if (await hasPrivateAnswer(path)) return
  const kept: Promise<unknown>[] = []
  const request = new Request(path, { headers: { authorization, 'content-type': 'application/json' } })
  await answer({ request, wait: work => kept.push(work) }).catch(() => undefined)
  await Promise.all(kept)
}

/** The browser has just shown it, so this comes out of its own cache. */
async function fetchPicture(url: URL): Promise<void> {
  if (url.origin !== self.location.origin || !url.pathname.startsWith('/media/')) return
  const isCurrent = isStillThere()
  const response = await fetch(url).catch(() => undefined)
  if (response?.ok) await keepPicture(response, url, isCurrent)
}
