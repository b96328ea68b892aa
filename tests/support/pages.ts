import type { ApiResponse } from './call.ts'

/** The URL of the next page of a list (RFC 8288); undefined on the last one. */
export const nextLink = (headers: Headers): string | undefined =>
  /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]

/** The same without the site's address, as `call` takes it. */
export function nextPath(headers: Headers): string | undefined {
  const link = nextLink(headers)
  if (link === undefined) return undefined
  const { pathname, search } = new URL(link)
  return pathname + search
}

/** Each page of a list from this one on. */
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
