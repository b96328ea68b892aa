import { randomBytes } from 'node:crypto'
import { request } from 'node:http'

export type CallOptions = { token?: string; body?: unknown; headers?: Record<string, string> }

// biome-ignore lint/suspicious/noExplicitAny: tests read replies of every shape, and assert what they read
export type ApiResponse = { status: number; headers: Headers; body: any; text: string }

export type ApiCall = (method: string, path: string, sent?: CallOptions) => Promise<ApiResponse>

/** Calls a server over HTTP as a client would; a `FormData` body is sent as multipart, anything else as JSON. */
export const createApiCall =
  (url: string): ApiCall =>
  async (method, path, { token, body, headers = {} } = {}) => {
    const isForm = body instanceof FormData
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && {
        body: isForm ? body : typeof body === 'string' ? body : JSON.stringify(body),
      }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson && text ? JSON.parse(text) : undefined,
    }
  }

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

/** Returns a form with one file, named as a PNG by default, as bytes and their type. */
export function multipart(field: string, file: Buffer, name = 'dish.png'): { body: Buffer; type: string } {
  const boundary = 'mezani-matrix'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)])
  return { body, type: `multipart/form-data; boundary=${boundary}` }
}

/** Returns the URL of the next page of a list (RFC 8288); undefined on the last page. */
export const nextLink = (headers: Headers): string | undefined =>
  /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]

/** Returns the next page's path without the site's address, as `call` takes it; undefined on the last page. */
export function nextPath(headers: Headers): string | undefined {
  const link = nextLink(headers)
  if (link === undefined) return undefined
  const { pathname, search } = new URL(link)
  return pathname + search
}

/** Yields each page of a list, beginning with this one. */
export async function* readPages(
  path: string,
  read: (path: string) => Promise<ApiResponse>,
): AsyncGenerator<ApiResponse> {
  for (let next: string | undefined = path; next !== undefined; ) {
    const page = await read(next)
    yield page
    next = nextPath(page.headers)
  }
}

/** Puts a site behind a trusted proxy, where each request can have another address, so that no rate limit by address is reached. */
export const trustedProxy = { TRUST_PROXY: '127.0.0.1' }

/** Returns the header with which a trusted proxy names a client, with a random address. */
export const fromRandomAddress = (): { headers: { 'x-forwarded-for': string } } => ({
  headers: { 'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}` },
})
