/** Of the query of a mailed link's page, the token is read. */
export function readTokenOnly(search: URLSearchParams): URLSearchParams {
  const token = search.get('token')
  return new URLSearchParams(token === null ? undefined : { token })
}
