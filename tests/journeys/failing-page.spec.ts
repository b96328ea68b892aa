import { expect, hydrated, open, test } from './support/journey.ts'
import { axeFindings } from './support/looks.ts'

test('a page whose files are gone reloads once, then says so and offers ways on', async ({
  page,
  faults,
}) => {
  await open(page, '/contactus')
  await page.route('**/assets/about-*.js', route => route.abort())
  const about = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' })
  const reloaded = page.waitForEvent('load')
  await about.click()
  await reloaded
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
  await hydrated(page)
  await about.click()
  await expect(page.getByRole('heading', { level: 1, name: 'This page did not come out' })).toBeVisible()
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL('/')
  // The library and the browser tell of the failure that this journey makes happen.
  faults.length = 0
})
