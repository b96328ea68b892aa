import { savedAtHeader } from '#contract/offline.ts'

/** The same answer, whole, marked with the moment it was kept. One that breaks off must not cost the copy before it. */
export async function withSavedAt(response: Response): Promise<Response> {
  const headers = new Headers(response.headers)
  headers.set(savedAtHeader, new Date().toISOString())
  return new Response(await response.blob(), { status: response.status, headers })
}
