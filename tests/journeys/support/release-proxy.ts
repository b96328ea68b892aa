import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy before the site that can serve a changed service worker, as the site does after a release. */
export async function openReleaseProxy(siteUrl: string) {
  let isReleased = false
  const server = createServer((incoming, response) => {
    const isWorker = incoming.url === '/service-worker.js'
    forward(incoming, response, { siteUrl, suffix: isWorker && isReleased ? '\n// newer' : '' })
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

type ForwardOptions = { siteUrl: string; suffix: string }

function forward(
  incoming: IncomingMessage,
  response: ServerResponse,
  { siteUrl, suffix }: ForwardOptions,
): void {
  const {
    'accept-encoding': _,
    'if-none-match': __,
    'if-modified-since': ___,
    ...uncompressedHeaders
  } = incoming.headers
  const options = { method: incoming.method, headers: suffix ? uncompressedHeaders : incoming.headers }
  const upstreamRequest = request(siteUrl + incoming.url, options, upstreamResponse => {
    const { 'content-length': ____, ...headers } = upstreamResponse.headers
    response.writeHead(upstreamResponse.statusCode ?? 502, suffix ? headers : upstreamResponse.headers)
    upstreamResponse.on('data', chunk => response.write(chunk))
    upstreamResponse.on('end', () => response.end(suffix))
  })
  upstreamRequest.on('error', () => response.destroy())
  incoming.pipe(upstreamRequest)
}
