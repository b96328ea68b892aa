import type { LoadRequest, LoadResult } from './load-process.ts'
import { requestOnce } from './processes.ts'

type RequestParts = {
  method?: string
  path: string
  token?: string
  body?: object
  encoding?: string
}

/** Returns a request as text, so that the load generator only has to write it. */
export function requestText({ method = 'GET', path, token, body, encoding }: RequestParts): string {
  const json = body === undefined ? '' : JSON.stringify(body)
  const headers = [
    `${method} ${path} HTTP/1.1`,
    'host: localhost',
    ...(encoding ? [`accept-encoding: ${encoding}`] : []),
    ...(token ? [`authorization: Bearer ${token}`] : []),
    ...(body === undefined
      ? []
      : ['content-type: application/json', `content-length: ${Buffer.byteLength(json)}`]),
  ]
  return `${headers.join('\r\n')}\r\n\r\n${json}`
}

export async function runLoad(load: LoadRequest): Promise<LoadResult> {
  const loaded = await requestOnce<LoadResult>('load', load)
  if (loaded.failed > 0) throw new Error(`${loaded.failed} answers were not 200, 201 or 204.`)
  return loaded
}
