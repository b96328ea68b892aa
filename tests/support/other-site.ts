import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after } from 'node:test'

/** Starts somebody else's site on this machine. `paths` returns what was requested. It has a robots.txt only if `pages` contains one. */
export async function startOtherSite(pages: Record<string, RequestListener | string>) {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    const page = pages[request.url?.split('?')[0] ?? '']
    if (page === undefined) response.writeHead(404).end()
    else if (typeof page === 'string') response.setHeader('content-type', 'text/html').end(page)
    else page(request, response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    requests,
    paths: () => requests.map(({ url }) => url),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Opens somebody else's site until the tests of the file have ended. */
export async function openOtherSite(pages: Record<string, RequestListener | string>) {
  const site = await startOtherSite(pages)
  after(site.close)
  return site
}

export const html = { 'content-type': 'text/html; charset=utf-8' }

export const sending =
  (status: number, headers: Record<string, string> = {}, body: string | Buffer = ''): RequestListener =>
  (_, response) =>
    response.writeHead(status, headers).end(body)

export const redirecting = (location: string) => sending(302, { location })

/** A page with a recipe whose title has a letter beyond ASCII. */
export const recipePage = `<html lang="en"><title>Jikoni</title><script type="application/ld+json">${JSON.stringify(
  {
    '@type': 'Recipe',
    name: 'Crème ya ugali',
    recipeIngredient: ['2 cups maize flour', '4 cups water'],
    recipeInstructions: 'Boil the water. Stir the flour in.',
  },
)}</script>`

/** The setting of a site on an intranet, whose pages are on this machine. */
export const intranet = { IMPORT_NETWORKS: '127.0.0.1/32' }

/** Limits that let one member of a test fetch many pages. */
export const manyFetches =
  'throttles.fetchPage.perUser=1000/86400,fetchQueue.running=16,fetchQueue.runningPerMember=16,pageFetching.maxMs=5000'
