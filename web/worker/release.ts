import { pageUrls } from '#contract/page-urls.ts'

/** Inserted by the build: the release's name, its precached files, the paths of its public pages, and its entry file. */
declare const __RELEASE__: { name: string; files: string[]; publicPaths: string[]; entry: string }

export const { name: releaseName, files: releaseFiles, publicPaths, entry: releaseEntry } = __RELEASE__

/** The cache for the files and pages of one release, which only work together. */
export const releaseCacheName = `mezani-release-${releaseName}`

/** Caches the release, so that there is something to show offline. It fails as a whole and is retried later. */
export async function precacheRelease(): Promise<void> {
  const cache = await caches.open(releaseCacheName)
  await cache.addAll(releaseFiles)
  await cache.put(pageUrls.recipeShell, await fetchPage(pageUrls.recipeShell))
  await cache.put(pageUrls.offline, await withoutScript(await fetchPage(pageUrls.offline)))
}

async function fetchPage(path: string): Promise<Response> {
  const response = await fetch(path)
  if (!response.ok || !(await isOfThisRelease(response.clone())))
    throw new Error(`${path} is of another release`)
  return response
}

/**
 * Checks whether a page belongs to this release. A page names the files of its release and cannot run without them; a deploy may
 * remove them.
 */
export const isOfThisRelease = async (page: Response): Promise<boolean> =>
  (await page.text()).includes(releaseEntry)

/** Removes the script from a page that is served at the addresses of other pages. Its script would hydrate the wrong page there. */
async function withoutScript(page: Response): Promise<Response> {
  const html = await page.text()
  const scriptlessHtml = html
    .replace(/<script type="module"[^>]*><\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
  return new Response(scriptlessHtml, { headers: page.headers })
}

export const findReleaseFile = async (path: string): Promise<Response | undefined> =>
  (await caches.open(releaseCacheName)).match(path, { ignoreVary: true })

export const findRecipeShell = () => findReleaseFile(pageUrls.recipeShell)
export const findOfflinePage = () => findReleaseFile(pageUrls.offline)

/** Deletes the caches of older releases. */
export async function deleteOldReleaseCaches(): Promise<void> {
  const names = await caches.keys()
  const others = names.filter(name => name.startsWith('mezani-release-') && name !== releaseCacheName)
  await Promise.all(others.map(name => caches.delete(name)))
}
