import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy before the site that holds back responses of one path until they are released. */
export async function openHoldingProxy(siteUrl: string) {
  let heldPath: string | undefined
  let release = () => {}
  let arrive = () => {}
  let released = Promise.resolve()
  const server = createServer((incoming, response) => {
    const options = { method: incoming.method, headers: incoming.headers }
    const upstream = request(siteUrl + incoming.url, options, async answer => {
      if (incoming.url === heldPath) {
        arrive()
        await released
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    upstream.on('error', () => response.destroy())
    incoming.pipe(upstream)
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** `arrived` resolves when a response is held, which `release` lets go. */
    hold(path: string) {
      heldPath = path
      released = new Promise(resolve => {
        release = resolve
      })
      const arrived = new Promise<void>(resolve => {
        arrive = resolve
      })
      return { arrived, release: () => release() }
    },
    [Symbol.asyncDispose]: () => {
      server.closeAllConnections()
      return new Promise<void>(done => server.close(() => done()))
    },
  }
}
