import { request } from 'node:http'
import type { ApiResponse } from './call.ts'

export type RawRequest = {
  method: string
  path: string
  /** Name, value, name, value …: sent unchanged, so that a header can be repeated. */
  headers?: string[]
  body?: string | Buffer
}

/** Sends HTTP without `fetch`, which refuses TRACE, merges repeated headers and forbids some. */
export function rawCall(url: string, { method, path, headers = [], body }: RawRequest): Promise<ApiResponse> {
  const { hostname, port, host } = new URL(url)
  // Set for an empty body too, which Node would send chunked.
  const length = /^(GET|HEAD|TRACE)$/.test(method)
    ? []
    : ['content-length', String(Buffer.byteLength(body ?? ''))]
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { hostname, port, method, path, headers: ['host', host, ...headers, ...length], agent: false },
      async incoming => {
        try {
          const text = Buffer.concat(await incoming.toArray()).toString()
          const { 'content-type': type, 'content-encoding': encoding } = incoming.headers
          const isJson = type?.startsWith('application/json') && encoding === undefined
          resolve({
            status: incoming.statusCode ?? 0,
            headers: new Headers(incoming.headers as Record<string, string>),
            text,
            body: isJson && text ? JSON.parse(text) : undefined,
          })
        } catch (error) {
          reject(error)
        }
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}
