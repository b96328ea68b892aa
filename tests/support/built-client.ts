import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after } from 'node:test'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#server/app.ts'
import { registerPages } from '#server/platform/pages/register-pages.ts'
import { serve, type TestSite } from './site.ts'

/** Long enough to be worth compressing. */
export const scriptText = 'export const dish = "Pilau"\n'.repeat(50)

const renderer = `
let renders = 0
const addressOf = async path => ({ path: path.split('?')[0], isSecret: path.includes('token=') })
const render = async path => {
  if (path === '/old') return { kind: 'redirect', to: '/new' }
  if (path === '/broken') throw new Error('It cannot be rendered.')
  await globalThis.onRender?.(path)
  renders += 1
  const body = '<h1>Karibu</h1><p>' + path + ', rendered ' + renders + '</p>' + '<p>Chakula</p>'.repeat(200)
  return { kind: 'page', status: path === '/nothing' ? 404 : 200, module: 'page.tsx', head: '<title>Karibu</title>', body }
}
export const createRenderer = () => ({ addressOf, render })
`
const page =
  '<html><head><title>Karibu</title><!--head--></head><body><!--page--><script>1</script></body></html>'

const script = { 'client/assets/index-aaa.js': scriptText, 'client/service-worker.js': scriptText }

declare global {
  /** Called in tests before a page of `writeBuiltClient` is rendered. The rendering waits for it. */
  var onRender: ((path: string) => Promise<void>) | undefined
}

/** Writes a small client in the format of `tools/build.ts`, so that serving pages can be tested without a build. Returns its folder. */
export async function writeBuiltClient(): Promise<string> {
  const distDir = await mkdtemp(join(tmpdir(), 'mezani-client-'))
  after(() => rm(distDir, { recursive: true, force: true }))
  const compressed = Object.entries(script).flatMap(([path, text]): [string, Buffer][] => [
    [`${path}.br`, brotliCompressSync(text)],
    [`${path}.gz`, gzipSync(text)],
  ])
  const files: Record<string, string | Buffer> = {
    ...script,
    ...Object.fromEntries(compressed),
    'client/index.html': page,
    'client/icon.png': 'png',
    'client/.vite/manifest.json': JSON.stringify({ 'index.html': { file: 'assets/index-aaa.js' } }),
    'server/entry-server.js': renderer,
    'package.json': '{"type":"module"}',
  }
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(distDir, path)), { recursive: true })
    await writeFile(join(distDir, path), content)
  }
  return distDir
}

/** Serves the site with a client whose pages `globalThis.onRender` can hold up, behind a proxy on this machine. */
export async function servePages({ services, log }: Pick<TestSite, 'services' | 'log'>): Promise<{
  app: FastifyInstance
  url: string
}> {
  const app = await buildApp(services, { log, corsOrigins: [], trustProxy: ['127.0.0.1'], isHttps: false })
  await registerPages(app, {
    distDir: await writeBuiltClient(),
    ...services,
    api: () => assert.fail('no page of this client asks the API'),
  })
  after(() => {
    globalThis.onRender = undefined
  })
  return { app, url: await serve(app) }
}
