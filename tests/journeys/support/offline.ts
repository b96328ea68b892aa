import type { Page } from '@playwright/test'
import { expect, open } from './journey.ts'

/** Opens a page and waits until its service worker is active and has filled its caches. */
export async function openWithWorker(page: Page, path: string): Promise<void> {
  await open(page, path)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** Returns the paths of all entries in this browser's caches. */
export const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(listCacheEntries).then(entries => entries.map(([path]) => path))

/** Returns path and query of all entries in this browser's caches. */
export const cachedAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const addresses: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        addresses.push(new URL(url).pathname + new URL(url).search)
    return addresses
  })

/** Returns the cached paths of private responses, and of everything that reveals who the user was or what they looked at. */
export const cachedPrivatePaths = async (page: Page, token: string): Promise<string[]> => {
  const entries = await page.evaluate(listCacheEntries)
  const isPrivate = ([path, isJson, text]: [string, boolean, string]) =>
    text.includes(token) ||
    (isJson && /"(bookmarked|myRating)":/.test(text)) ||
    /^\/(media\/|whose)/.test(path)
  return entries.filter(isPrivate).map(([path]) => path)
}

async function listCacheEntries(): Promise<[path: string, isJson: boolean, text: string][]> {
  const entries: [string, boolean, string][] = []
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const response = await cache.match(request, { ignoreVary: true })
      const isJson = response?.headers.get('content-type')?.includes('json') ?? false
      entries.push([new URL(request.url).pathname, isJson, (await response?.text()) ?? ''])
    }
  }
  return entries
}

/** Waits until this path has a cache entry. (`waitForFunction` takes any promise for true.) */
export const waitForCacheEntry = (page: Page, path: string) =>
  expect.poll(() => cachedPaths(page)).toContainEqual(expect.stringMatching(new RegExp(`^${path}`)))

/** Ignores the browser's own messages about requests that fail offline because they have no cache entry. */
export function ignoreNetworkErrors(browserErrors: string[]): void {
  const others = browserErrors.filter(error => !/^error: Failed to load resource: net::ERR_/.test(error))
  browserErrors.splice(0, browserErrors.length, ...others)
}
