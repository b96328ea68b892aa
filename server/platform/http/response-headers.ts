/**
 * The headers that are the same for every response of a kind, in one table: what all responses carry, and what pages,
 * pictures, the API's page and the service worker carry instead. tests/api/response-headers.test.ts lists what is sent.
 */

const noContentPolicy = "default-src 'none';frame-ancestors 'none';sandbox"

/** What also a request gets that could not be read as one. */
export const malformedRequestHeaders = {
  'content-security-policy': noContentPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  // No page of ours asks for these, so that nothing that got into one can.
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}

export const commonHeaders = {
  ...malformedRequestHeaders,
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  // The filter that this header once switched on can be abused.
  'x-xss-protection': '0',
}

/** A site with TLS is asked for over TLS only from then on. */
export const transportHeaders = (isHttps: boolean): Record<string, string> =>
  isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}

/** Pictures may be shown by any site; an SVG that is opened by itself runs nothing. */
export const pictureHeaders = {
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
}

/** The names of these files change with their content. */
export const immutableHeaders = { 'cache-control': 'public, max-age=31536000, immutable' }

/** The service worker asks this site and runs nothing but itself; it is looked for anew each time. */
export const workerHeaders = {
  'cache-control': 'no-cache',
  'content-security-policy':
    "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
}

/** The library of the API's page writes inline styles and scripts, so it cannot live under the site's policy. */
export const docsHeaders = {
  'content-security-policy':
    "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

type InlineSources = { scripts: readonly string[]; style?: string | undefined }

/** A page runs nothing inline but the known scripts and styles, and loads nothing foreign but pictures. */
export function pageHeaders(isHttps: boolean, inline: InlineSources): Record<string, string> {
  const policy = [
    "default-src 'none'",
    ['script-src', "'self'", ...inline.scripts].join(' '),
    ['style-src', "'self'", inline.style].filter(Boolean).join(' '),
    // Recipes show pictures from anywhere; a site without TLS cannot insist that others have it.
    `img-src 'self' https: ${isHttps ? '' : 'http: '}data: blob:`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // One policy, which lets one address through: see docs/decisions/0014.
    'trusted-types mezani-worker',
  ]
  return { 'content-security-policy': policy.join('; ') }
}
