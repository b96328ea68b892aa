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
