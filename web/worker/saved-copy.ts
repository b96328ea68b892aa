import { savedAtHeader } from '#contract/offline.ts'

/** The same answer, marked with the moment it was kept. */
export function savedCopy(answer: Response): Response {
  const headers = new Headers(answer.headers)
  headers.set(savedAtHeader, new Date().toISOString())
  return new Response(answer.body, { status: answer.status, headers })
}
