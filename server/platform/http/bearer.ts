const bearerPattern = /^bearer ([\w-]{1,256})$/i

/** A parsed Authorization header: missing, one well-formed token, or anything else. */
export type Bearer = { kind: 'none' } | { kind: 'token'; token: string } | { kind: 'malformed' }

/**
 * Reads only RFC 6750's header form, never a cookie, a query parameter or a body field. Node exposes only the first of several
 * Authorization headers, so this counts them in the raw list.
 */
export function readBearer(rawHeaders: readonly string[]): Bearer {
  const values = rawHeaders.filter(
    (_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'authorization',
  )
  const [value] = values
  if (value === undefined) return { kind: 'none' }
  const token = values.length === 1 ? bearerPattern.exec(value)?.[1] : undefined
  return token ? { kind: 'token', token } : { kind: 'malformed' }
}
