type Inline = { scripts: readonly string[]; style?: string | undefined }

/** What every page is sent with: nothing inline but the known scripts and styles, nothing foreign but pictures. */
export function pageHeaders(publicUrl: string, inline: Inline): Record<string, string> {
  const isSecure = publicUrl.startsWith('https:')
  const policy = [
    "default-src 'none'",
    ['script-src', "'self'", ...inline.scripts].join(' '),
    ['style-src', "'self'", inline.style].filter(Boolean).join(' '),
    // Recipes show pictures from anywhere; a site without TLS cannot insist that others have it.
    `img-src 'self' https: ${isSecure ? '' : 'http: '}data: blob:`,
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
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    ...(isSecure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}

/** The service worker asks this site and runs nothing but itself; it is looked for anew each time. */
export const workerHeaders: Record<string, string> = {
  'cache-control': 'no-cache',
  'content-security-policy':
    "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
}
