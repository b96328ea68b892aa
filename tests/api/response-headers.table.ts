// The headers of each kind of response, a deliberate copy of the product's table: a change must be made in both.

export type HeaderTable = Record<string, string>

export const friend = 'https://friend.example'

/** The placeholder of a value that differs each time. */
export const varies = '(varies)'

export const malformed: HeaderTable = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none';sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-request-id': varies,
  'content-length': varies,
  connection: 'close',
  date: varies,
}
/** The headers of all JSON of the API, and of the response to a malformed URL. */
export const common: HeaderTable = {
  ...malformed,
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  vary: 'Origin',
  'content-type': 'application/json; charset=utf-8',
}
/** The headers of everything that a browser may show as a document. */
export const shown: HeaderTable = {
  ...common,
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'referrer-policy': 'no-referrer',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}
export const list: HeaderTable = {
  ...common,
  vary: 'Origin, Accept-Encoding, Authorization',
  'cache-control': 'public, no-cache',
  'content-type': 'application/json',
  etag: varies,
  link: varies,
  'x-total-count': '12',
  'x-total-count-exact': 'true',
}
/** No cache may store what one person sees, not even their browser's, because others may use the same device. */
export const unstored = { 'cache-control': 'no-store' }
export const member = { ...list, ...unstored }
export const foreign = {
  'access-control-allow-origin': friend,
  'access-control-allow-credentials': 'true',
  'access-control-expose-headers':
    'Link, X-Total-Count, X-Total-Count-Exact, Retry-After, X-Request-Id, ETag, Preference-Applied',
}
export const page: HeaderTable = {
  ...shown,
  vary: 'accept-encoding',
  'cache-control': 'public, no-cache',
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; script-src 'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; img-src 'self' https: data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types mezani-worker",
  etag: varies,
}
export const file: HeaderTable = {
  ...shown,
  vary: 'Origin, accept-encoding',
  'accept-ranges': 'bytes',
  'content-type': 'application/javascript; charset=utf-8',
  etag: varies,
  'last-modified': varies,
}
export const picture: HeaderTable = {
  ...shown,
  'access-control-allow-origin': '*',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
}
export const immutable = { 'cache-control': 'public, max-age=31536000, immutable' }
export const br = { 'content-encoding': 'br' }
