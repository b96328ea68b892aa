import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export const aPage = {
  url: 'https://kitchen.example.org/githeri',
  html: '<html lang="en"><h1>Githeri</h1><h2>Ingredients</h2><ul><li>2 cups maize</li><li>2 cups beans</li></ul><h2>Method</h2><ol><li>Boil the maize and beans until they are soft.</li><li>Fry an onion, and stir it in.</li></ol></html>',
}

/** Another site, on loopback, that has one page and keeps programs from another. */
export async function openPageServer(stack: AsyncDisposableStack): Promise<string> {
  const server = createServer(({ url }, response) => {
    if (url === '/githeri') response.setHeader('content-type', 'text/html').end(aPage.html)
    else response.writeHead(url === '/githeri/members-only' ? 403 : 404).end()
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  stack.defer(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
