/**
 * The headers that are the same for every response of a kind, in one table: those of the API and of everything else, and those that pages,
 * pictures, the API's page and the service worker carry instead. tests/api/response-headers.test.ts lists what is sent.
 */

const noContentPolicy = "default-src 'none';frame-ancestors 'none';sandbox"

/**
 * The headers that matter for JSON, of the API's responses and of responses to requests that could not be parsed. No browser takes it for
 * something else, reads it into another site's process, frames it or runs it. docs/threats.md says which header protects what.
 */
export const jsonHeaders = {
  'content-security-policy': noContentPolicy,
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

/** The headers of everything that a browser may show as a document. */
export const documentHeaders = {
  ...jsonHeaders,
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'origin-agent-cluster': '?1',
  // No page uses these features, so injected scripts cannot either.
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'referrer-policy': 'no-referrer',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  // Disables the XSS filter of old browsers, which can be abused.
  'x-xss-protection': '0',
}

/** Chooses the headers by the path alone, so that every refusal has the headers that belong to its path. */
export const commonHeadersOf = (url: string): Record<string, string> =>
  url.startsWith('/api/') ? jsonHeaders : documentHeaders

/** HSTS: after the first visit browsers use TLS only. */
export const transportHeaders = (isHttps: boolean): Record<string, string> =>
  isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}

/** Any site may embed the pictures. An SVG that is opened by itself runs no script. */
export const pictureHeaders = {
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
}

/** For files whose names change with their content. */
export const immutableHeaders = { 'cache-control': 'public, max-age=31536000, immutable' }

/** The service worker may only connect to this site and load no other script; browsers revalidate it each time. */
export const workerHeaders = {
  'cache-control': 'no-cache',
  'content-security-policy':
    "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
}

/** The API's page may use its own style and the pattern in it, and no script at all. */
export const docsHeaders = (style: string): Record<string, string> => ({
  'content-security-policy': `default-src 'none'; style-src ${style}; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
})

type InlineSources = { scripts: readonly string[]; style?: string | undefined }

/** Allows only the known inline scripts and styles by hash, and nothing from other sites but pictures. */
export function pageHeaders(isHttps: boolean, inline: InlineSources): Record<string, string> {
  const policy = [
    "default-src 'none'",
    ['script-src', "'self'", ...inline.scripts].join(' '),
    ['style-src', "'self'", inline.style].filter(Boolean).join(' '),
    // Recipes embed pictures of any site. A site without TLS also allows pictures without it.
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
    // One Trusted Types policy, which allows a single URL: see docs/decisions/0014.
    'trusted-types mezani-worker',
  ]
  return { 'content-security-policy': policy.join('; ') }
}
