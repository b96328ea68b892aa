const meta = typeof document === 'undefined' ? null : document.querySelector('meta[name=mezani-host]')

/**
 * Where the API answers: read from the page, so that a built client can be pointed at any backend.
 * Empty means the page's own origin. VITE_HOST fills it at build time.
 */
export const apiBaseUrl: string = (meta?.getAttribute('content') ?? '').replace(/\/+$/, '')
