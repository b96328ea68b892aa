import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const root = join(import.meta.dirname, '../../dist/client')

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Serves the built client as plain files, with its meta tag pointing at another backend. Any unknown address gets the page. */
export async function serveStaticClient(host: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://any.example').pathname)
    const file = await readFile(join(root, path)).catch(() => undefined)
    if (file) return response.writeHead(200, { 'content-type': types[extname(path)] ?? '' }).end(file)
    const page = await readFile(join(root, 'index.html'), 'utf8')
    response.writeHead(200, { 'content-type': types['.html'] })
    response.end(page.replace('name="mezani-host" content=""', `name="mezani-host" content="${host}"`))
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections()
      return new Promise(done => server.close(() => done()))
    },
  }
}
