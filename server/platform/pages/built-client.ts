import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CreateRenderer, RenderedPage } from '#contract/page-renderer.ts'

type ManifestEntry = { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }
type Manifest = Record<string, ManifestEntry>

export type BuiltClient = {
  createRenderer: CreateRenderer
  /** The page without server rendering; the browser renders all of it. */
  unrenderedPage: string
  /** Fills the HTML template, with the page's styles inline; returns their CSP source too. */
  fillTemplate: (page: Extract<RenderedPage, { kind: 'page' }>) => { html: string; styleHash: string }
  /** CSP sources of the inline scripts, `'sha256-…'`. */
  scriptHashes: string[]
}

const clientEntry = 'index.html'
const secondaryPages = 'app/secondary-pages.ts'

export async function loadBuiltClient(distDir: string): Promise<BuiltClient> {
  const template = await readFile(join(distDir, 'client', clientEntry), 'utf8')
  const manifest = JSON.parse(await readFile(join(distDir, 'client/.vite/manifest.json'), 'utf8')) as Manifest
  const { createRenderer } = (await import(
    pathToFileURL(join(distDir, 'server/entry-server.js')).href
  )) as Pick<BuiltClient, 'createRenderer'>
  const [beforeHead = '', afterHead = ''] = template.replace(/<title>.*?<\/title>/, '').split('<!--head-->')
  const [beforeLinks = '', rest = ''] = afterHead.replace(stylesheetLink, '').split(/(?=<\/head>)/)
  const [beforePage = '', afterPage = ''] = rest.split('<!--page-->')
  const styles = await readStyles(distDir, manifest)
  return {
    createRenderer,
    unrenderedPage: template,
    fillTemplate: ({ head, body, module }) => {
      const sharedFiles = filesOf(manifest, clientEntry)
      const isSecondary = manifest[secondaryPages]?.dynamicImports?.includes(module)
      const pageFiles = (isSecondary ? [secondaryPages, module] : [module])
        .flatMap(key => filesOf(manifest, key))
        .filter(file => !sharedFiles.includes(file))
      // The page's styles come last, because the shared ones declare the order of the cascade layers.
      const sheets = [...sharedFiles, ...pageFiles].filter(isStyle)
      const css = sheets.map(file => styles.get(file)).join('')
      const style = `<style data-files="${sheets.map(file => `/${file}`).join(' ')}">${css}</style>`
      const links = pageFiles.filter(file => !isStyle(file)).map(modulePreload)
      const inHead = head + style + beforeLinks + links.join('')
      return { html: beforeHead + inHead + beforePage + body + afterPage, styleHash: hashSource(css) }
    },
    scriptHashes: inlineScripts(template).map(hashSource),
  }
}

const stylesheetLink = /<link rel="stylesheet"[^>]*>/g

/** Preloads the page's own chunk, so that it loads in parallel with the shared entry. */
const modulePreload = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`

const isStyle = (file: string) => file.endsWith('.css')

/** Inline styles save a slow connection one round trip: docs/decisions/0016. */
async function readStyles(distDir: string, manifest: Manifest): Promise<Map<string, string>> {
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css))
  const texts = [...files].map(
    async (file): Promise<[string, string]> => [file, await readFile(join(distDir, 'client', file), 'utf8')],
  )
  return new Map(await Promise.all(texts))
}

function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const entry = manifest[key]
  if (!entry || seen.has(key)) return []
  seen.add(key)
  return [
    entry.file,
    ...(entry.css ?? []),
    ...(entry.imports ?? []).flatMap(name => filesOf(manifest, name, seen)),
  ]
}

const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text)

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
