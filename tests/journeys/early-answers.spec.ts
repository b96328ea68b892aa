import { expect, holdToken, hydrated, test } from './support/journey.ts'
import { holdScript } from './support/kitchen.ts'

/** What each page asks before its script is there. */
const asked: Record<string, string[]> = {
  '/myrecipes': ['/api/recipes/user?limit=20', '/api/recipes/bookmarked?limit=20', '/api/users/current'],
  '/profile': ['/api/users/current', '/api/user-stats'],
}

for (const [path, calls] of Object.entries(asked)) {
  test(`${path} asks for what it shows before its script has come, and asks once`, async ({
    page,
    cookToken,
  }) => {
    await holdToken(page, cookToken)
    const seen: string[] = []
    page.on('request', request => {
      const { pathname, search } = new URL(request.url())
      if (pathname.startsWith('/api/') && request.method() === 'GET') seen.push(pathname + search)
    })
    const letScriptCome = await holdScript(page)
    await page.goto(path, { waitUntil: 'commit' })
    for (const call of calls) await expect.poll(() => seen).toContain(call)
    letScriptCome()
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    for (const call of calls) expect(seen.filter(other => other === call)).toEqual([call])
  })
}
