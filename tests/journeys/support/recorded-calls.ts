import type { Page, Request } from '@playwright/test'
import { expect } from './journey.ts'
import type { SpecifiedCall } from './specified-calls.table.ts'

export type RecordedCall = {
  call: string
  payload: SpecifiedCall['payload']
  bearer: string | undefined
  contentType: string | undefined
}

/** Records every request that the page sends from here on, as the backend receives it. */
export function recordCalls(page: Page): RecordedCall[] {
  const recorded: RecordedCall[] = []
  page.on('request', request => {
    const { pathname, search } = new URL(request.url())
    if (!/^\/(api|auth)\//.test(pathname)) return
    const path = pathname.replace(/\/\d+(?=\/|$)/, '/{id}')
    recorded.push({
      call: `${request.method()} ${path}${search}`,
      payload: payloadOf(request),
      bearer: request.headers().authorization,
      contentType: request.headers()['content-type'],
    })
  })
  return recorded
}

function payloadOf(request: Request): SpecifiedCall['payload'] {
  if (request.headers()['content-type']?.startsWith('multipart/form-data')) return 'multipart'
  return request.postData() === null ? null : Object.keys(request.postDataJSON()).sort()
}

/** Expects that each row was requested with its payload, as JSON, and each time with the right token. */
export function expectCalls(
  recorded: RecordedCall[],
  rows: SpecifiedCall[],
  tokens: { user?: string; admin?: string },
) {
  for (const { call, payload, realm } of rows) {
    const keys = Array.isArray(payload) ? payload.toSorted() : payload
    const found = recorded.filter(
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
