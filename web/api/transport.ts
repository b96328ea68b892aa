import { NetworkError } from './failure.ts'

export type HttpResponse = { status: number; body: unknown; headers: { get(name: string): string | null } }
export type Transport = (path: string, init: RequestInit) => Promise<HttpResponse>

declare global {
  /** Responses to requests that the script in the head sent before the bundle arrived, by path. */
  var prefetchedResponses: Record<string, Promise<Response>> | undefined
}

function takePrefetchedResponse(path: string, init: RequestInit): Promise<Response> | undefined {
  // A response requested before a change may not include it.
  if (init.method !== 'GET') globalThis.prefetchedResponses = undefined
  const prefetched = globalThis.prefetchedResponses?.[path]
  if (prefetched) delete globalThis.prefetchedResponses?.[path]
  return prefetched
}

async function fetchTransport(path: string, init: RequestInit): Promise<HttpResponse> {
  try {
    const response = await (takePrefetchedResponse(path, init) ?? fetch(apiBaseUrl + path, init))
    const text = await response.text()
    return { status: response.status, body: parseJson(text), headers: response.headers }
  } catch (cause) {
    throw new NetworkError(cause)
  }
}

/** Parses a body that may be empty or plain text on another backend. Only JSON is parsed. */
function parseJson(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

let transport: Transport = fetchTransport

export const send: Transport = (path, init) => transport(path, init)

/** Replaces the transport on the server, where a request is a function call: the renderer passes in the API of the same process. */
export function setTransport(other: Transport): void {
  transport = other
}

const meta = typeof document === 'undefined' ? null : document.querySelector('meta[name=mezani-host]')

/**
 * The API's base address. It is read from the page, so that a built client can be pointed at any backend. Empty means the page's
 * own origin. VITE_HOST sets it at build time.
 */
export const apiBaseUrl: string = (meta?.getAttribute('content') ?? '').replace(/\/+$/, '')
