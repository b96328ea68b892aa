import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Entry = {
  file: string
  name?: string
  /** Missing where a chunk is of several modules that others load. */
  src?: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}
type Manifest = Record<string, Entry>

const manifestPath = join(import.meta.dirname, '../../../dist/client/.vite/manifest.json')

/** A chunk that a page loads later than itself: its source below `web/`, or its name, and its own files in `dist/client`. */
export type LazyChunk = { source: string; script: string; styles: string[] }

function stylesOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const { css = [], imports = [] } = manifest[key] ?? { file: '' }
  if (seen.has(key)) return []
  seen.add(key)
  return [...css, ...imports.flatMap(next => stylesOf(manifest, next, seen))]
}

/** Of the build, without the pages and what loads them. Style sheets that a page, or the lazy part around it, has loaded already are not the chunk's own. */
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
