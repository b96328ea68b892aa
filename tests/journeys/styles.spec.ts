import { expect, openIdle, test } from './support/journey.ts'

test('a page has its styles inline; only the next page’s styles are requested', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => {
    const [, name] = /\/assets\/([a-z]+)-[^/]+\.css$/.exec(request.url()) ?? []
    if (name) asked.push(name)
  })
  await openIdle(page, '/contactus')
  expect(asked.filter(name => ['common', 'contact'].includes(name))).toEqual([])
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Mission' })).toBeVisible()
  expect(asked.filter(name => ['common', 'contact', 'about'].includes(name))).toEqual(['about'])
})
