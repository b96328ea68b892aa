import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Stands between a browser and the site, and can hand out another worker, as the site does after a release. */
export async function openRelay(siteUrl: string) {
  let isReleased = false
  const server = createServer((asked, answer) => {
    const isWorker = asked.url === '/service-worker.js'
    relay(asked, answer, { siteUrl, suffix: isWorker && isReleased ? '\n// newer' : '' })
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: () => {
      isReleased = true
    },
    [Symbol.asyncDispose]: () => {
      server.closeAllConnections()
      return new Promise<void>(done => server.close(() => done()))
    },
  }
}

type Relayed = { siteUrl: string; suffix: string }

function relay(asked: IncomingMessage, answer: ServerResponse, { siteUrl, suffix }: Relayed): void {
  const { 'accept-encoding': _, 'if-none-match': __, 'if-modified-since': ___, ...plain } = asked.headers
  const options = { method: asked.method, headers: suffix ? plain : asked.headers }
  const onward = request(siteUrl + asked.url, options, reply => {
    const { 'content-length': ____, ...headers } = reply.headers
    answer.writeHead(reply.statusCode ?? 502, suffix ? headers : reply.headers)
    reply.on('data', chunk => answer.write(chunk))
    reply.on('end', () => answer.end(suffix))
  })
  onward.on('error', () => answer.destroy())
  asked.pipe(onward)
}
