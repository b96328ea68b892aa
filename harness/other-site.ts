import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A site of somebody else on this machine; `paths` are what it was asked for. Without a robots.txt of its own it has none. */
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
