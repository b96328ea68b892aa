import { savedAtHeader } from '#contract/offline.ts'

/** The same response, complete, with the time it was cached. An interrupted one must not replace the copy before it. */
export async function withSavedAt(response: Response): Promise<Response> {
  const headers = new Headers(response.headers)
  headers.set(savedAtHeader, new Date().toISOString())
  return new Response(await response.blob(), { status: response.status, headers })
}
