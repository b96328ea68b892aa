import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { pages } from '#web/app/pages.ts'

type Chunk = {
  file: string
  css?: string[]
  assets?: string[]
  imports?: string[]
  dynamicImports?: string[]
}
type Manifest = Record<string, Chunk>

const rows = Object.entries(pages)
const precachedModules = rows
  .filter(([, { isPrecached }]) => isPrecached)
  .map(([name]) => `pages/${name}.tsx`)

/** URLs of pages that are the same for all users and have no parameters. */
const publicPaths = rows
  .filter(([, { isPrivate, guard, url }]) => !isPrivate && !guard && !url.includes(':'))
  .map(([, { url }]) => url)

/** The form is large, and can save only with the network. */
const needsNetwork = 'features/recipe-detail/own-recipe-dialog.tsx'

/** Returns the files of the precached pages and of everything that they load later. Other pages need the network. */
function listPrecacheFiles(manifest: Manifest): string[] {
  const files = new Set<string>()
  const seen = new Set<string>()
  const add = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(`/${file}`)
    for (const next of chunk.imports ?? []) add(next)
    for (const next of chunk.dynamicImports ?? [])
      if (!next.startsWith('pages/') && next !== needsNetwork) add(next)
  }
  for (const key of ['index.html', ...precachedModules]) add(key)
  return [...files].sort()
}

/** Builds the service worker, with the names of this release's files written into it. */
export async function buildWorker(root: string, releaseName: string): Promise<void> {
  const client = join(root, 'dist/client')
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Manifest
  const files = listPrecacheFiles(manifest)
  const release = { name: releaseName, files, publicPaths, entry: manifest['index.html']?.file }
  await build({
    configFile: false,
    root: join(root, 'web'),
    publicDir: false,
    logLevel: 'warn',
    define: { __RELEASE__: JSON.stringify(release) },
    build: {
      outDir: client,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(root, 'web/worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  })
  // Read by the check of the byte budget.
  await writeFile(join(client, '.vite/precache-files.json'), JSON.stringify(files))
}
