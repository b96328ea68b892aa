import { expect, presetToken, test, waitForHydration } from './support/journey.ts'
import { holdScriptRequests } from './support/test-site.ts'

/** The requests that each page sends before its bundle has loaded. */
const prefetchedCalls: Record<string, string[]> = {
  '/myrecipes': ['/api/recipes/user?limit=20', '/api/recipes/bookmarked?limit=20', '/api/users/current'],
  '/profile': ['/api/users/current', '/api/user-stats'],
}

for (const [path, calls] of Object.entries(prefetchedCalls)) {
  test(`${path} prefetches its data before its script has loaded, and requests it once`, async ({
    page,
    sampleUserToken,
  }) => {
    await presetToken(page, sampleUserToken)
    const seen: string[] = []
    page.on('request', request => {
      const { pathname, search } = new URL(request.url())
      if (pathname.startsWith('/api/') && request.method() === 'GET') seen.push(pathname + search)
    })
    const letScriptCome = await holdScriptRequests(page)
    await page.goto(path, { waitUntil: 'commit' })
    for (const call of calls) await expect.poll(() => seen).toContain(call)
    letScriptCome()
    await waitForHydration(page)
    await page.waitForLoadState('networkidle')
    for (const call of calls) expect(seen.filter(other => other === call)).toEqual([call])
  })
}
