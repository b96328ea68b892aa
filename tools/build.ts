// Builds the client and its server renderer into dist/, unless dist/ was built from the same sources. With --quick the scripts
// are neither minified nor compressed. That takes a third of the time, and suits a client that is only tested.
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const root = join(import.meta.dirname, '..')
const sources = [
  'web',
  'contract',
  'texts',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'tools/build.ts',
  'tools/build',
]
const releaseNameLength = 12
const isQuick = process.argv.includes('--quick')
const stampFile = join(root, 'dist/built-from')

async function filesUnder(path: string): Promise<string[]> {
  const entries = await readdir(join(root, path), { withFileTypes: true }).catch(() => undefined)
  if (!entries) return [path]
  const nested = await Promise.all(entries.map(entry => filesUnder(join(path, entry.name))))
  return nested.flat()
}

async function hashFiles(paths: string[]): Promise<string> {
  // The page contains the backend's address, so another address makes another client.
  const hash = createHash('sha256').update(process.env.VITE_HOST ?? '')
  for (const path of paths.sort()) hash.update(path).update(await readFile(join(root, path)))
  return hash.digest('hex')
}

/** Compresses the files at build time, so that no request has to wait for it. */
async function compressAssets(): Promise<void> {
  const compressors = { br: promisify(brotliCompress), gz: promisify(gzip) }
  const files = (await filesUnder('dist/client')).filter(path => /\.(js|css|svg|webmanifest)$/.test(path))
  for (const path of files) {
    const content = await readFile(join(root, path))
    for (const [ending, compress] of Object.entries(compressors)) {
      await writeFile(join(root, `${path}.${ending}`), await compress(content))
    }
  }
}

// The sources in an image do not include tests. So the same release has the same name and files here and in an image.
const isBuiltFrom = (path: string) => !/\.(test|fixture)\.tsx?$/.test(path)
const sourceHash = await hashFiles((await Promise.all(sources.map(filesUnder))).flat().filter(isBuiltFrom))
const builtFrom = await readFile(stampFile, 'utf8').catch(() => '')
if (builtFrom !== sourceHash) {
  // Imported here, so that starting a site that is already built does not load the bundler.
  const { createBuilder } = await import('vite')
  const releaseName = sourceHash.slice(0, releaseNameLength)
  const { buildWorker } = await import('./build/worker.ts')
  process.env.VITE_RELEASE = releaseName
  const builder = await createBuilder({
    configFile: join(root, 'vite.config.ts'),
    configLoader: 'native',
    logLevel: 'warn',
    ...(isQuick && { environments: { client: { build: { minify: false } } } }),
  })
  await builder.buildApp()
  await buildWorker(root, releaseName)
  if (!isQuick) await compressAssets()
  await mkdir(join(root, 'dist'), { recursive: true })
  await writeFile(stampFile, sourceHash)
  console.log('The client is built: dist/')
}
