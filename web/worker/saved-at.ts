import { savedAtHeader } from '#contract/offline.ts'

/**
 * Returns a complete copy of the response with the time at which it was cached. An interrupted response must not replace the
 * earlier copy.
 */
export async function withSavedAt(response: Response): Promise<Response> {
  const headers = new Headers(response.headers)
  headers.set(savedAtHeader, new Date().toISOString())
  return new Response(await response.blob(), { status: response.status, headers })
}
