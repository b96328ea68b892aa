/** Keeps only the token of a mailed link's query. */
export function readTokenOnly(search: URLSearchParams): URLSearchParams {
  const token = search.get('token')
  return new URLSearchParams(token === null ? undefined : { token })
}
