import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What a renderer is told and what it makes; the build's own types live on its side of the wall. */
export type Answer = { status: number; body: unknown; headers: Record<string, unknown> }
export type RecipePreview = {
  title: string
  chefName: string
  image: string
  prepTime: string
  servings: number | null
  countryOfOrigin: string
  rating: number
  ratingCount: number
  card: unknown
}
export type RendererOptions = {
  publicUrl: () => string
  api: (
    path: string,
  ) => Promise<{ status: number; body: unknown; headers: { get(name: string): string | null } }>
  findRecipePreview?: (id: string) => Promise<RecipePreview | undefined>
}
export type RenderedPage =
  | { kind: 'redirect'; to: string }
  | { kind: 'page'; status: number; module: string; head: string; body: string }
type Renderer = (path: string) => Promise<RenderedPage>

type ManifestEntry = { file: string; css?: string[]; imports?: string[] }
type Manifest = Record<string, ManifestEntry>

export type BuiltClient = {
  createRenderer: (options: RendererOptions) => Renderer
  /** The page without a server's rendering: the browser builds it all. */
  plainPage: string
  /** Fills the page's frame. */
  fill: (page: Extract<RenderedPage, { kind: 'page' }>) => string
  /** CSP sources of the inline scripts, `'sha256-…'`. */
  scriptHashes: string[]
}

const clientEntry = 'index.html'

export async function loadBuiltClient(distDir: string): Promise<BuiltClient> {
  const frame = await readFile(join(distDir, 'client', clientEntry), 'utf8')
  const manifest = JSON.parse(await readFile(join(distDir, 'client/.vite/manifest.json'), 'utf8')) as Manifest
  const { createRenderer } = (await import(
    pathToFileURL(join(distDir, 'server/entry-server.js')).href
  )) as Pick<BuiltClient, 'createRenderer'>
  const [beforeHead = '', afterHead = ''] = frame.replace(/<title>.*?<\/title>/, '').split('<!--head-->')
  const [beforeLinks = '', rest = ''] = afterHead.split(/(?=<\/head>)/)
  const [beforePage = '', afterPage = ''] = rest.split('<!--page-->')
  return {
    createRenderer,
    plainPage: frame,
    fill: ({ head, body, module }) =>
      // The page's styles come last, because the common ones say in which order the layers weigh.
      beforeHead + head + beforeLinks + linksFor(manifest, module) + beforePage + body + afterPage,
    scriptHashes: inlineScripts(frame).map(hashSource),
  }
}

/** The page's own script and styles beside those of every page, so that they load at the same time. */
function linksFor(manifest: Manifest, module: string): string {
  const common = new Set(filesOf(manifest, clientEntry))
  return filesOf(manifest, module)
    .filter(file => !common.has(file))
    .map(file =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" href="/${file}">`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
    )
    .join('')
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

const hashSource = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
