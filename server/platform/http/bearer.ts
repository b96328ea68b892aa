const bearerPattern = /^bearer ([\w-]{1,256})$/i

/** A parsed Authorization header: missing, one well-formed token, or anything else. */
export type Bearer = { kind: 'none' } | { kind: 'token'; token: string } | { kind: 'malformed' }

/**
 * RFC 6750's header form only: never a cookie, a query parameter or a body field.
 * Of repeated Authorization headers Node exposes only the first, so the raw list is counted.
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
