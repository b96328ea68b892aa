import type { ClientError } from '#contract/reports.ts'
import { apiBaseUrl } from '#web/api/transport.ts'

/** A limit, because one broken page can throw on every mouse move. */
const maxReports = 5
const maxMessageLength = 300
const maxFrames = 5

const sent = new Set<string>()
let getPageName: (() => string) | undefined

/** Reports uncaught errors to our own server. Other backends do not implement this endpoint. */
export function reportErrors(page: () => string): void {
  const isFirst = getPageName === undefined
  getPageName = page
  if (!isFirst || apiBaseUrl !== '' || !import.meta.env.PROD) return
  addEventListener('error', ({ error }) => report(error, 'script'))
  addEventListener('unhandledrejection', ({ reason }) => report(reason, 'promise'))
}

function report(error: unknown, kind: ClientError['kind']): void {
  if (!(error instanceof Error)) return
  const body: ClientError = {
    release: import.meta.env.VITE_RELEASE ?? 'unknown',
    page: getPageName?.() ?? 'unknown',
    kind,
    name: /^\w{1,60}$/.test(error.name) ? error.name : 'Error',
    message: error.message.slice(0, maxMessageLength),
    frames: framesOf(error),
  }
  const text = JSON.stringify(body)
  if (sent.has(text) || sent.size >= maxReports) return
  sent.add(text)
  // Ignored, because nothing more can be done about a report that fails.
  fetch('/api/client-errors', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: text,
  }).catch(() => {})
}

/** Returns the positions in our own files. URLs, and frames of browser extensions, may be private. */
const framesOf = ({ stack = '' }: Error): string[] =>
  [...stack.matchAll(/\/assets\/([\w.-]+:\d+:\d+)/g)].flatMap(([, frame]) => frame ?? []).slice(0, maxFrames)
