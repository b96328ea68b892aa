import type { Page, Request } from '@playwright/test'
import { expect } from './journey.ts'
import type { CallRow } from './section-seven.table.ts'

export type Overheard = {
  call: string
  payload: CallRow['payload']
  bearer: string | undefined
  contentType: string | undefined
}

/** Every call that the page makes from here on, as the backend hears it. */
export function overhear(page: Page): Overheard[] {
  const heard: Overheard[] = []
  page.on('request', request => {
    const { pathname, search } = new URL(request.url())
    if (!/^\/(api|auth)\//.test(pathname)) return
    const path = pathname.replace(/\/\d+(?=\/|$)/, '/{id}')
    heard.push({
      call: `${request.method()} ${path}${search}`,
      payload: payloadOf(request),
      bearer: request.headers().authorization,
      contentType: request.headers()['content-type'],
    })
  })
  return heard
}

function payloadOf(request: Request): CallRow['payload'] {
  if (request.headers()['content-type']?.startsWith('multipart/form-data')) return 'multipart'
  return request.postData() === null ? null : Object.keys(request.postDataJSON()).sort()
}

/** Each row was called with its payload, as JSON, and in the right name each time. */
export function expectCalls(heard: Overheard[], rows: CallRow[], tokens: { user?: string; admin?: string }) {
  for (const { call, payload, realm } of rows) {
    const keys = Array.isArray(payload) ? payload.toSorted() : payload
    const found = heard.filter(
      other => other.call === call && JSON.stringify(other.payload) === JSON.stringify(keys),
    )
    expect(found.length, `${call} with ${JSON.stringify(keys)}`).toBeGreaterThan(0)
    const token = realm === 'nobody' ? undefined : tokens[realm]
    for (const { bearer, contentType } of found) {
      expect(bearer, call).toBe(token && `Bearer ${token}`)
      expect(contentType, call).toMatch(
        payload === 'multipart' ? /^multipart\/form-data/ : /^application\/json/,
      )
    }
  }
}
