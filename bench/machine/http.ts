import type { Load, Loaded } from './load-process.ts'
import { askOnce } from './processes.ts'

type Sent = { method?: string; path: string; token?: string; body?: object; encoding?: string }

/** A request as bytes, so that the sender has nothing left to work out. */
export function requestText({ method = 'GET', path, token, body, encoding }: Sent): string {
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

export async function hammer(load: Load): Promise<Loaded> {
  const loaded = await askOnce<Loaded>('load', load)
  if (loaded.failed > 0) throw new Error(`${loaded.failed} answers were not 200, 201 or 204.`)
  return loaded
}
