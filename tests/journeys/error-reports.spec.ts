import { expect, openIdle, test } from './support/journey.ts'

type Report = { page: string; release: string; kind: string; message: string; frames: string[] }

/** Returns a page module that throws, to be served in place of the real module. */
const brokenScript = (errorMessage: string) =>
  `export const Page = () => { throw new TypeError(${JSON.stringify(errorMessage)}) }`

test('a page error is reported to the server with page and release, and without a URL', async ({
  page,
  browserErrors,
}) => {
  await openIdle(page, '/contactus?token=l1_secret')
  await page.route('**/assets/about-*.js', route =>
    route.fulfill({ contentType: 'text/javascript', body: brokenScript('No such plate') }),
  )
  const reported = page.waitForRequest('**/api/client-errors')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'This page did not come out right' }),
  ).toBeVisible()
  const request = await reported
  const report: Report = request.postDataJSON()
  expect(report).toMatchObject({ page: 'about', name: 'TypeError', kind: 'script', message: 'No such plate' })
  expect(report.release).toMatch(/^[0-9a-f]{12}$/)
  expect(report.frames.length).toBeGreaterThan(0)
  expect(request.postData()).not.toContain('secret')
  expect(request.headers().authorization).toBeUndefined()
  expect((await request.response())?.status()).toBe(204)
  // The browser and React log the error as well.
  browserErrors.length = 0
})

test('an unhandled rejection is reported once', async ({ page, browserErrors }) => {
  await openIdle(page, '/contactus')
  const reports: Report[] = []
  page.on('request', request => {
    if (request.url().endsWith('/api/client-errors')) reports.push(request.postDataJSON())
  })
  await page.evaluate(() => {
    const mistake = new Error('Nobody waited')
    for (let times = 0; times < 3; times += 1) Promise.reject(mistake)
  })
  await expect.poll(() => reports.length).toBe(1)
  expect(reports[0]).toMatchObject({ page: 'contact', kind: 'promise', message: 'Nobody waited' })
  await page.waitForLoadState('networkidle')
  expect(reports.length).toBe(1)
  browserErrors.length = 0
})
