import type { Page } from '@playwright/test'
import { expect, open } from './journey.ts'

/** Opens a page and waits until its worker is there and has what it needs. */
export async function openWithWorker(page: Page, path: string): Promise<void> {
  await open(page, path)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** The paths of all that is kept in this browser. */
export const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(listCopies).then(copies => copies.map(([path]) => path))

/** The paths of what was answered to a member, and of everything that says who it was or what they looked at. */
export const privateTraces = async (page: Page, token: string): Promise<string[]> => {
  const copies = await page.evaluate(listCopies)
  const isTrace = ([path, isJson, text]: [string, boolean, string]) =>
    text.includes(token) ||
    (isJson && /"(bookmarked|myRating)":/.test(text)) ||
    /^\/(media\/|whose)/.test(path)
  return copies.filter(isTrace).map(([path]) => path)
}

async function listCopies(): Promise<[path: string, isJson: boolean, text: string][]> {
  const found: [string, boolean, string][] = []
  for (const name of await caches.keys()) {
    const copies = await caches.open(name)
    for (const request of await copies.keys()) {
      const copy = await copies.match(request, { ignoreVary: true })
      const isJson = copy?.headers.get('content-type')?.includes('json') ?? false
      found.push([new URL(request.url).pathname, isJson, (await copy?.text()) ?? ''])
    }
  }
  return found
}

/** Waits until a copy of what was asked at this path is kept. (`waitForFunction` takes any promise for a yes.) */
export const waitForCopy = (page: Page, path: string) =>
  expect.poll(() => keptPaths(page)).toContainEqual(expect.stringMatching(new RegExp(`^${path}`)))

/** What the browser itself says of requests that find no network; those that were not kept find none. */
export function forgiveNoNetwork(faults: string[]): void {
  const others = faults.filter(fault => !/^error: Failed to load resource: net::ERR_/.test(fault))
  faults.splice(0, faults.length, ...others)
}
