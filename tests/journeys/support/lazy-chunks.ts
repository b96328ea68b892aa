import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Site } from '#tests/support/real-site.ts'
import * as ui from '#texts/ui.ts'
import { hideRecipe } from './decided-cases.ts'
import { expect, open, presetToken } from './journey.ts'
import { type LazyPart, lazyParts } from './lazy-parts.table.ts'
import { publish, publishVersion, serverFails } from './test-site.ts'

type Entry = {
  file: string
  name?: string
  /** Missing if several modules share the chunk and others load it. */
  src?: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}
type Manifest = Record<string, Entry>

const manifestPath = join(import.meta.dirname, '../../../dist/client/.vite/manifest.json')

/** A chunk that a page loads later than itself: its source below `web/` or its name, and its files in `dist/client`. */
type LazyChunk = { source: string; script: string; styles: string[] }

function stylesOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const { css = [], imports = [] } = manifest[key] ?? { file: '' }
  if (seen.has(key)) return []
  seen.add(key)
  return [...css, ...imports.flatMap(next => stylesOf(manifest, next, seen))]
}

/**
 * Returns the lazy chunks of the build, without the pages and what loads them. A chunk's styles do not include style sheets that
 * a page, or the lazy part around the chunk, has already loaded.
 */
export function readLazyChunks(): LazyChunk[] {
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Manifest
  const lazy = new Set(Object.values(manifest).flatMap(({ dynamicImports = [] }) => dynamicImports))
  const isPage = (key: string) => key.startsWith('pages/') || key === 'app/secondary-pages.ts'
  const ofPages = new Set(
    Object.keys(manifest)
      .filter(isPage)
      .flatMap(key => stylesOf(manifest, key)),
  )
  const ofLazyImports = (key: string) =>
    (manifest[key]?.imports ?? []).filter(next => lazy.has(next)).flatMap(next => stylesOf(manifest, next))
  return Object.entries(manifest)
    .filter(([key]) => lazy.has(key) && !isPage(key))
    .map(([key, { src, name, file }]) => ({
      source: src ?? name ?? key,
      script: file,
      styles: stylesOf(manifest, key).filter(
        style => !ofPages.has(style) && !ofLazyImports(key).includes(style),
      ),
    }))
}

/** Every lazy chunk with its row of the table. */
export const chunksWithParts = readLazyChunks().flatMap((chunk): (LazyChunk & { part: LazyPart })[] => {
  const part = lazyParts[chunk.source]
  return part ? [{ ...chunk, part }] : []
})

type Caller = { site: Site; token: string; adminToken: string }

/** Opens the part's page, and types something into it if the part has a field. */
export async function openPart(
  page: Page,
  part: LazyPart,
  { site, token, adminToken }: Caller,
): Promise<void> {
  if (part.isMember) await presetToken(page, token)
  if (part.isAdmin) await presetToken(page, adminToken, 'adminToken')
  // The failing request's toast is the toast that the table waits for.
  await page.route('**/bookmark', serverFails)
  if (part.path.includes(':id')) {
    const id = await publish(site, token, part.recipe)
    if (part.isHidden) await hideRecipe(site, id)
    if (part.newVersion) await publishVersion(site, token, id, part.newVersion)
    await open(page, part.path.replace(':id', String(id)))
  } else await open(page, part.path)
  await part.prepare?.(page)
  await markDocument(page)
  if (part.typing) await part.typing.field(page).fill(part.typing.text)
}

/** Marks the document, so that a document loaded later can be told from it. */
export const markDocument = (page: Page) => page.evaluate(() => document.body.setAttribute('data-old', ''))

/** Expects that the page was neither emptied nor loaded again. */
export async function expectPageStands(page: Page, { typing }: Pick<LazyPart, 'typing'>): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  if (typing) await expect(typing.field(page)).toHaveValue(typing.text)
  await expect(page.locator('body[data-old]')).toHaveCount(1)
}

/** Uses the part while its files are refused, then offers them again. The page must stay as it is all the while. */
async function expectOnlyPartMissing(
  page: Page,
  part: LazyPart,
  offerAgain: () => Promise<unknown>,
): Promise<void> {
  await part.use(page)
  await expect(part.substitute(page)).toBeVisible()
  await expectPageStands(page, part)
  await offerAgain()
  if (part.pressAgain) await part.pressAgain(page)
  else {
    await part.substitute(page).getByRole('button', { name: ui.tryAgain }).click()
    // The part has loaded. This must be checked here, because showing that it works may take the network away.
    await expect(part.substitute(page)).toHaveCount(0)
  }
  await part.works(page)
  await expectPageStands(page, part)
}

type PartJourney = {
  page: Page
  site: Site
  sampleUserToken: string
  adminToken: string
  browserErrors: string[]
}

/** Opens the part's page while these files are answered with a status, and uses the part. Then the files are offered again. */
export async function expectPageStandsWithout(
  files: string[],
  part: LazyPart,
  { page, site, sampleUserToken, adminToken, browserErrors }: PartJourney,
  status?: number,
): Promise<void> {
  const offerAgain = await refuseFiles(page, files, status)
  await openPart(page, part, { site, token: sampleUserToken, adminToken })
  await expectOnlyPartMissing(page, part, offerAgain)
  for (const sheet of files.filter(file => file.endsWith('.css'))) {
    const link = page.locator(`link[rel=stylesheet][href$="${sheet}"]`)
    expect(await link.evaluate(({ sheet }: HTMLLinkElement) => sheet?.cssRules.length)).toBeGreaterThan(0)
  }
  forgetErrors(browserErrors)
}

/** Answers requests for these files with a status, until the returned function is called. */
async function refuseFiles(page: Page, files: string[], status = 404): Promise<() => Promise<void>> {
  // Set on the context, because a service worker's requests are not the page's.
  const routes = page.context()
  const urls = files.map(file => `**/${file}`)
  for (const url of urls) await routes.route(url, route => route.fulfill({ status, body: '' }))
  return async () => {
    for (const url of urls) await routes.unroute(url)
  }
}

/** Forgets the errors that these journeys cause on purpose. The browser, React and the window's error event each report them. */
export function forgetErrors(browserErrors: string[]): void {
  browserErrors.length = 0
}
